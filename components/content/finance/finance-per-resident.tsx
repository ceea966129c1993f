import { useTranslations } from 'next-intl'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { useFormatter } from '@/lib/i18n/formatter'
import type { FinanceReport } from '@/lib/schemas/finance'
import { HeadRow } from './head-row'
import { allLines } from './report-bars'
import { bodyCell, rowHead } from './table-cells'
import { useFinanceFormat } from './use-finance-format'
import { usePartNames } from './use-part-names'

/** How many people live in the province, with when that was counted and who says so. */
export interface Population {
  residents: number
  as_of: string
  source: string
}

/** What each line of a budget year is for one resident, with the figure of the population that it is divided by. */
export function FinancePerResident({
  report,
  population: { residents, as_of: asOf, source },
}: {
  report: FinanceReport
  population: Population
}) {
  const t = useTranslations('finance')
  const { perHead } = useFinanceFormat()
  const format = useFormatter()
  const caption = t('perResident.title', { year: String(report.year) })
  const lines = allLines(report, usePartNames())
  return (
    <>
      <ScrollRegion label={caption}>
        <table className="w-full border-collapse text-small wrap-normal md:text-body">
          <caption className="sr-only">{caption}</caption>
          <HeadRow columns={[t('columns.item'), t('columns.budget'), t('columns.realization')]} />
          <tbody>
            {lines.map(({ name, isTotal, budget, realization }) => (
              <tr key={`${name}-${isTotal}`}>
                <th scope="row" className={rowHead(isTotal)}>
                  {name}
                </th>
                <td className={bodyCell}>{perHead(budget / residents)}</td>
                <td className={bodyCell}>{perHead(realization / residents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="mt-4 max-w-[80ch] text-small text-text-2">
        {t('perResident.method', { residents: format.number(residents), asOf })}{' '}
        {t('source', { source })}
      </p>
    </>
  )
}
