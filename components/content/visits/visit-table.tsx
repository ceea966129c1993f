import { useTranslations } from 'next-intl'
import { bodyCell, DataTable, headCell } from '@/components/content/about/data-table'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { Tag } from '@/components/ui/tag'
import { useFormatter } from '@/lib/i18n/formatter'
import type { VisitPeriod, VisitRow, VisitStatistics } from '@/lib/schemas/visits'
import { usePeriodNames } from './use-period-names'

const number = 'text-end tabular-nums'
const shareOf = ({ visit, visitor }: Pick<VisitRow, 'visit' | 'visitor'>) =>
  visitor === 0 ? null : visit / visitor

/** Every period of the chart as a row, the latest first, with what it adds up to. */
export function VisitTable({
  statistics: { data, meta },
  period,
}: {
  statistics: VisitStatistics
  period: VisitPeriod
}) {
  const t = useTranslations('visits')
  const format = useFormatter()
  const { full } = usePeriodNames(period)
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
        <tbody>
          {data.toReversed().map((row) => (
            <tr key={row.date}>
              <th scope="row" className={`text-start font-normal ${bodyCell}`}>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  {full(row.date)}
                  {(row.demo_days ?? 0) > 0 && <Tag tone="batu">{t('example')}</Tag>}
                </span>
              </th>
              <td className={`${number} ${bodyCell}`}>{format.number(row.visit)}</td>
              <td className={`${number} max-sm:pe-0! ${bodyCell}`}>{format.number(row.visitor)}</td>
              <td className={`${number} pe-0! max-sm:hidden ${bodyCell}`}>{share(row)}</td>
            </tr>
          ))}
        </tbody>
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
