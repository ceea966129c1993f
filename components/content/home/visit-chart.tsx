import { useTranslations } from 'next-intl'
import { StaticMarkup } from '@/components/ui/static-markup'
import { noonOf } from '@/lib/jakarta'
import { useFormatter } from '@/lib/i18n/formatter'
import type { VisitRow } from '@/lib/schemas/visits'

/** Lowest bar, percent of the highest, so that a quiet day is still a bar. */
const lowest = 6

/** Visits of the last days as bars; the same as a table for those who cannot see them. */
export function VisitChart({ days }: { days: VisitRow[] }) {
  const t = useTranslations('home.visits')
  const format = useFormatter()
  const highest = Math.max(1, ...days.map(({ visit }) => visit))
  const weekday = (day: VisitRow | undefined) =>
    day && format.dateTime(noonOf(day.date), { weekday: 'short' })
  return (
    <StaticMarkup id="kunjungan-harian" className="w-full max-w-[16rem] sm:w-48">
      <div aria-hidden="true">
        <div className="flex h-17 items-end gap-1.5">
          {days.map(({ date, visit }) => (
            <span
              key={date}
              style={{ height: `${Math.max(lowest, (visit / highest) * 100)}%` }}
              className={`flex-1 rounded-xs [print-color-adjust:exact] forced-colors:bg-[CanvasText] ${visit === highest ? 'bg-brand' : 'bg-hejo-200'}`}
            />
          ))}
        </div>
        <p className="mt-2 flex justify-between text-micro font-normal text-text-2">
          <span>{weekday(days[0])}</span>
          <span>{weekday(days.at(-1))}</span>
        </p>
      </div>
      {/* A table is as wide as its content whatever its CSS says; the box around it is not. */}
      <div className="sr-only">
        <table>
          <caption>{t('chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('count')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, visit }) => (
              <tr key={date}>
                <th scope="row">
                  {format.dateTime(noonOf(date), {
                    weekday: 'long',
                    day: 'numeric',
                    month: 'long',
                  })}
                </th>
                <td>{format.number(visit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </StaticMarkup>
  )
}
