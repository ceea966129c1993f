import { useTranslations } from 'next-intl'
import type { FinanceReport } from '@/lib/schemas/finance'
import { useFinanceFormat } from './use-finance-format'

/** What came in, what was spent and the difference, as large figures. The difference is computed here. */
export function FinanceSummary({ report }: { report: FinanceReport }) {
  const t = useTranslations('finance')
  const { amount, share } = useFinanceFormat()
  const { revenue, expenditure } = report
  const balance = revenue.realization - expenditure.realization
  const ofBudget = (part: FinanceReport['revenue']) =>
    t('ofBudget', { percentage: share(part.percentage), amount: amount(part.budget) })
  return (
    <dl className="grid gap-4 sm:grid-cols-3 sm:gap-y-0 md:gap-x-6">
      <Figure
        name={t('parts.revenue')}
        figure={amount(revenue.realization)}
        note={ofBudget(revenue)}
      />
      <Figure
        name={t('parts.expenditure')}
        figure={amount(expenditure.realization)}
        note={ofBudget(expenditure)}
      />
      <Figure
        name={t('balance.title')}
        figure={amount(balance)}
        note={t(balance < 0 ? 'balance.deficit' : 'balance.surplus')}
      />
    </dl>
  )
}

function Figure({ name, figure, note }: { name: string; figure: string; note: string }) {
  return (
    // Names, figures and notes of neighbours stand on one line each, however many lines a name takes.
    <div
      className={
        'rounded-panel bg-surface p-5 shadow-0 forced-colors:border sm:row-span-3 sm:grid sm:grid-rows-subgrid md:p-6 lg:p-7'
      }
    >
      <dt className="self-end text-small font-semibold text-text-2">{name}</dt>
      <dd className="mt-1.5 text-h3 tabular-nums text-heading lg:text-h2">{figure}</dd>
      <dd className="mt-1 text-balance text-small text-text-2">{note}</dd>
    </div>
  )
}
