import { useTranslations } from 'next-intl'
import { ScrollRegion } from '@/components/ui/scroll-region'
import type { FinanceReport } from '@/lib/schemas/finance'
import {
  changeOf,
  compareYears,
  type ComparedLine,
  type FinanceMeasure,
  isRealizationComparable,
} from './compare-years'
import { HeadRow } from './head-row'
import { bodyCell, rowHead } from './table-cells'
import { useFinanceFormat } from './use-finance-format'
import { usePartNames } from './use-part-names'

interface FinanceComparisonProps {
  report: FinanceReport
  /** The year before it; null when it has no figures. */
  previous: FinanceReport | null
}

/** A budget year beside the one before it, line by line; what cannot be compared is said in words. */
export function FinanceComparison({ report, previous }: FinanceComparisonProps) {
  const t = useTranslations('finance.comparison')
  const { day } = useFinanceFormat()
  const names = usePartNames()
  const [year, before] = [String(report.year), String(report.year - 1)]
  if (previous === null) return <p className="text-text-2">{t('noYear', { year, before })}</p>
  const tableOf = (measure: FinanceMeasure) => (
    <ComparisonTable
      caption={t(measure, { year, before })}
      years={[before, year]}
      lines={compareYears(report, previous, names, measure)}
    />
  )
  return (
    <div className="space-y-6">
      {tableOf('budget')}
      {isRealizationComparable(report, previous) ? (
        tableOf('realization')
      ) : (
        <p className="max-w-[80ch] text-text-2">
          {t('notComparable', {
            year,
            before,
            date: day(report.as_of),
            beforeDate: day(previous.as_of),
          })}
        </p>
      )}
    </div>
  )
}

function ComparisonTable({
  caption,
  years: [before, year],
  lines,
}: {
  caption: string
  years: readonly [string, string]
  lines: readonly ComparedLine[]
}) {
  const t = useTranslations('finance')
  return (
    <div>
      {/* Heard as the name of the table. */}
      <p aria-hidden="true" className="mb-1 text-label text-heading">
        {caption}
      </p>
      <ScrollRegion label={caption}>
        <table className="w-full border-collapse text-small wrap-normal md:text-body">
          <caption className="sr-only">{caption}</caption>
          <HeadRow columns={[t('columns.item'), before, year, t('comparison.change')]} isLastWide />
          <tbody>
            {lines.map((line) => (
              <ComparisonRow key={`${line.name}-${line.isTotal}`} line={line} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}

function ComparisonRow({ line }: { line: ComparedLine }) {
  const t = useTranslations('finance.comparison')
  const { amount, change } = useFinanceFormat()
  const weight = line.isTotal ? 'font-bold text-heading' : ''
  const sum = (rupiah: number | null) =>
    rupiah === null ? <span className="text-text-2">{t('noFigure')}</span> : amount(rupiah)
  const changed = change(changeOf(line))
  return (
    <tr>
      <th scope="row" className={rowHead(line.isTotal)}>
        {line.name}
      </th>
      <td className={`${bodyCell} ${weight}`}>{sum(line.before)}</td>
      <td className={`${bodyCell} ${weight}`}>
        {sum(line.now)}
        {line.before !== null && line.now !== null && (
          <span className="block font-normal text-text-2 sm:hidden">{changed}</span>
        )}
      </td>
      <td className={`${bodyCell} max-sm:hidden ${weight}`}>{changed}</td>
    </tr>
  )
}
