import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import type { ComplaintStatistics } from '@/lib/schemas/complaint-monitoring'
import { Bar } from './count-bars'

/** Months that are drawn; the table holds all. */
const drawnMonths = 12

/** The name of a month `2026-06`. */
export function useMonthName() {
  const format = useFormatter()
  return (month: string) =>
    format.dateTime(new Date(`${month}-15T05:00:00Z`), { month: 'long', year: 'numeric' })
}

/** Received and finished per month as two bars each; each bar has a text label, so colour is not the only cue. */
export function MonthBars({
  months,
  label,
}: {
  months: ComplaintStatistics['by_month']
  label: string
}) {
  const t = useTranslations('complaint-monitoring')
  const format = useFormatter()
  const nameOf = useMonthName()
  const drawn = months.slice(-drawnMonths)
  const largest = Math.max(1, ...drawn.flatMap(({ received, finished }) => [received, finished]))
  return (
    <ul aria-label={label} className="@container space-y-4">
      {drawn.map(({ month, received, finished }) => (
        <li key={month}>
          <p className="text-small font-[650] text-heading">{nameOf(month)}</p>
          {[
            { name: t('received'), count: received, tone: 'bg-mega-500' },
            { name: t('finished'), count: finished, tone: 'bg-hejo-600' },
          ].map(({ name, count, tone }) => (
            <div
              key={name}
              className="mt-1.5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 @min-[28rem]:grid-cols-[minmax(5rem,7rem)_minmax(0,1fr)_3.5rem]"
            >
              <span className="text-small text-text-2">{name}</span>
              <span className="bar-number text-end">{format.number(count)}</span>
              <Bar share={count / largest} tone={tone} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
