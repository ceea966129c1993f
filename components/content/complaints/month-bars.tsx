import { useTranslations } from 'next-intl'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { useFormatter } from '@/lib/i18n/formatter'
import type { ComplaintStatistics } from '@/lib/schemas/complaint-monitoring'

/** Months that are drawn; the table holds all. */
const drawnMonths = 12

/** The name of a month `2026-06`. */
export function useMonthName(length: 'long' | 'short' = 'long') {
  const format = useFormatter()
  return (month: string) =>
    format.dateTime(new Date(`${month}-15T05:00:00Z`), { month: length, year: 'numeric' })
}

/** In contrast themes one is filled and the other an outline. */
const series = [
  { key: 'received', tone: 'bg-mega-500 forced-colors:bg-[CanvasText]' },
  {
    key: 'finished',
    tone: 'bg-hejo-600 forced-colors:border-2 forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]',
  },
] as const

/** Received and finished per month as two columns each under their numbers, so colour is not the only cue. */
export function MonthBars({
  months,
  label,
}: {
  months: ComplaintStatistics['by_month']
  label: string
}) {
  const t = useTranslations('complaint-monitoring')
  const format = useFormatter()
  const nameOf = useMonthName('short')
  const drawn = months.slice(-drawnMonths)
  const largest = Math.max(1, ...drawn.flatMap(({ received, finished }) => [received, finished]))
  return (
    <>
      <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-small text-text-2">
        {series.map(({ key, tone }) => (
          <span key={key} className="flex items-center gap-2">
            <span className={`size-3.5 rounded-xs [print-color-adjust:exact] ${tone}`} />
            {t(key)}
          </span>
        ))}
      </p>
      <ScrollRegion label={t('chartOf', { title: label })} className="mt-4">
        <ul aria-label={label} className="flex min-w-fit gap-2">
          {drawn.map(({ month, ...counts }) => (
            <li key={month} className="month-columns">
              <p>{nameOf(month)}</p>
              <div>
                {series.map(({ key, tone }) => (
                  <p key={key}>
                    <span className="sr-only">{t(key)} </span>
                    {format.number(counts[key])}
                    <span
                      aria-hidden="true"
                      className={tone}
                      style={{ height: `${(counts[key] / largest) * 80}%` }}
                    />
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </>
  )
}
