import { useTranslations } from 'next-intl'
import { bodyCell, DataTable, headCell } from '@/components/content/about/data-table'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { useFormatter } from '@/lib/i18n/formatter'
import type { VisitPeriod, VisitRow, VisitStatistics } from '@/lib/schemas/visits'
import { usePeriodNames } from './use-period-names'
import { endOf } from './visit-range'

const number = 'text-end tabular-nums'
const shareOf = ({ visit, visitor }: Pick<VisitRow, 'visit' | 'visitor'>) =>
  visitor === 0 ? null : visit / visitor

interface Run {
  isExample: boolean
  rows: VisitRow[]
}

/** Neighbouring rows of one kind: examples, or what was counted. */
function runsOf(rows: readonly VisitRow[]): Run[] {
  const runs: Run[] = []
  for (const row of rows) {
    const isExample = (row.demo_days ?? 0) > 0
    const last = runs.at(-1)
    if (last?.isExample === isExample) last.rows.push(row)
    else runs.push({ isExample, rows: [row] })
  }
  return runs
}

/** Every period of the chart as a row, the latest first, examples under a line of their own, with what it adds up to. */
export function VisitTable({
  statistics: { data, meta },
  period,
}: {
  statistics: VisitStatistics
  period: VisitPeriod
}) {
  const t = useTranslations('visits')
  const format = useFormatter()
  const { full, short } = usePeriodNames(
    period,
    data.map(({ date }) => date),
  )
  const share = (row: Pick<VisitRow, 'visit' | 'visitor'>) => {
    const value = shareOf(row)
    return value === null
      ? '–'
      : format.number(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  }
  const caption = t('table', { period: t(`units.${period}`) })
  return (
    <ScrollRegion label={caption} className="wrap-normal">
      <DataTable caption={caption}>
        <thead>
          <tr>
            <th scope="col" className={headCell}>
              {t(`columns.${period}`)}
            </th>
            <th scope="col" className={`text-end! ${headCell}`}>
              {t('columns.visits')}
            </th>
            <th scope="col" className={`text-end! max-sm:pe-0! ${headCell}`}>
              {t('columns.visitors')}
            </th>
            <th scope="col" className={`pe-0! text-end! max-sm:hidden ${headCell}`}>
              {t('columns.share')}
            </th>
          </tr>
        </thead>
        {runsOf(data.toReversed()).map(({ isExample, rows }, at) => (
          <tbody key={rows[0]?.date}>
            {(isExample || at > 0) && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={4}
                  className="border-b border-dashed border-batu-500 pb-2 pt-4 text-start text-small font-semibold text-text-2"
                >
                  {t(isExample ? 'examplesFrom' : 'countedFrom', {
                    from: short(rows.at(-1)?.date ?? ''),
                    until: short(endOf[period](rows[0]?.date ?? '')),
                  })}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.date}>
                <th scope="row" className={`text-start font-normal ${bodyCell}`}>
                  {full(row.date)}
                </th>
                <td className={`${number} ${bodyCell}`}>{format.number(row.visit)}</td>
                <td className={`${number} max-sm:pe-0! ${bodyCell}`}>
                  {format.number(row.visitor)}
                </td>
                <td className={`${number} pe-0! max-sm:hidden ${bodyCell}`}>{share(row)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot className="font-bold text-heading">
          <tr>
            <th scope="row" className={`text-start ${bodyCell}`}>
              {t('total')}
            </th>
            <td className={`${number} ${bodyCell}`}>{format.number(meta.total_visit)}</td>
            <td className={`${number} max-sm:pe-0! ${bodyCell}`}>
              {format.number(meta.total_visitor)}
            </td>
            <td className={`${number} pe-0! max-sm:hidden ${bodyCell}`}>
              {share({ visit: meta.total_visit, visitor: meta.total_visitor })}
            </td>
          </tr>
        </tfoot>
      </DataTable>
    </ScrollRegion>
  )
}
