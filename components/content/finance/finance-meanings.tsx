import { useTranslations } from 'next-intl'
import type { FinanceReport } from '@/lib/schemas/finance'
import { allLines, financeMeanings } from './report-bars'
import { usePartNames } from './use-part-names'

/** What each line of budget years is, in plain words and once; a line that is none of the common ones has none. */
export function FinanceMeanings({ reports }: { reports: readonly FinanceReport[] }) {
  const t = useTranslations('finance.meanings')
  const names = usePartNames()
  const nameOf = new Map(
    // The first year names a line that several have.
    reports
      .toReversed()
      .flatMap((report) =>
        allLines(report, names).flatMap(({ name, meaning }) =>
          meaning === null ? [] : [[meaning, name] as const],
        ),
      ),
  )
  return (
    <dl className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      {financeMeanings.map((meaning) => {
        const name = nameOf.get(meaning)
        return (
          name !== undefined && (
            <div key={meaning}>
              <dt className="font-semibold text-heading">{name}</dt>
              <dd className="text-text-2">{t(meaning)}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
