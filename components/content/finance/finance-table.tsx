import { useTranslations } from 'next-intl'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { useFormatter } from '@/lib/i18n/formatter'
import type { FinanceItem, FinancePart, FinanceReport } from '@/lib/schemas/finance'
import { HeadRow } from './head-row'
import { bodyCell, rowHead } from './table-cells'
import { useFinanceFormat } from './use-finance-format'

/** Plan and realisation as a table: short sums on phones, whole rupiah from 1024 px on. */
export function FinanceTable({ report }: { report: FinanceReport }) {
  const t = useTranslations('finance')
  const { year, revenue, expenditure, financing } = report
  const caption = t('table', { year: String(year) })
  return (
    <ScrollRegion label={caption}>
      <table className="w-full border-collapse text-small wrap-normal md:text-body">
        <caption className="sr-only">{caption}</caption>
        <HeadRow
          columns={[
            t('columns.item'),
            t('columns.budget'),
            t('columns.realization'),
            t('columns.percentage'),
          ]}
          isLastWide
        />
        <Part name={t('parts.revenue')} part={revenue} />
        <Part name={t('parts.expenditure')} part={expenditure} />
        {financing && <Part name={t('parts.financing')} part={financing} />}
      </table>
    </ScrollRegion>
  )
}

function Part({ name, part }: { name: string; part: FinancePart }) {
  return (
    <tbody>
      <Row item={{ ...part, name }} isTotal />
      {part.items.map((item) => (
        <Row key={item.name} item={item} />
      ))}
    </tbody>
  )
}

function Row({ item, isTotal = false }: { item: Omit<FinanceItem, 'line'>; isTotal?: boolean }) {
  const t = useTranslations('finance')
  const { share } = useFinanceFormat()
  const percent = t('percent', { percentage: share(item.percentage) })
  const weight = isTotal ? 'font-bold text-heading' : ''
  return (
    <tr>
      <th scope="row" className={rowHead(isTotal)}>
        {item.name}
      </th>
      <td className={`${bodyCell} ${weight}`}>
        <Sum rupiah={item.budget} />
        {item.revised_budget !== null && <Revised rupiah={item.revised_budget} />}
      </td>
      <td className={`${bodyCell} ${weight}`}>
        <Sum rupiah={item.realization} />
        <span className="block font-normal text-text-2 sm:hidden">{percent}</span>
      </td>
      <td className={`${bodyCell} max-sm:hidden ${weight}`}>{percent}</td>
    </tr>
  )
}

function Revised({ rupiah }: { rupiah: number }) {
  const t = useTranslations('finance')
  const { amount } = useFinanceFormat()
  return (
    <span className="mt-1 block text-small font-normal text-text-2">
      {t('revised', { amount: amount(rupiah) })}
    </span>
  )
}

function Sum({ rupiah }: { rupiah: number }) {
  const format = useFormatter()
  const { amount } = useFinanceFormat()
  return (
    <>
      <span className="whitespace-nowrap lg:hidden">{amount(rupiah)}</span>
      <span className="max-lg:hidden">Rp{format.number(rupiah)}</span>
    </>
  )
}
