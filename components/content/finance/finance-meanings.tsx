import { useTranslations } from 'next-intl'
import type { FinanceReport } from '@/lib/schemas/finance'
import { allLines } from './report-bars'
import { usePartNames } from './use-part-names'

/** What each line of a budget year is, in plain words; a line that is none of the common ones has none. */
export function FinanceMeanings({ report }: { report: FinanceReport }) {
  const t = useTranslations('finance.meanings')
  const lines = allLines(report, usePartNames())
  return (
    <dl className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      {lines.map(
        ({ name, meaning }) =>
          meaning !== null && (
            <div key={meaning}>
              <dt className="font-semibold text-heading">{name}</dt>
              <dd className="text-text-2">{t(meaning)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
