import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { agendaAddress } from '@/lib/address/lists/agenda-address'
import { weekOf, type Day } from '@/lib/days'
import { noonOf } from '@/lib/jakarta'
import { useFormatter } from '@/lib/i18n/formatter'

interface WeekStripProps {
  /** A day of the week to show; the one that is marked when `isDayChosen`. */
  day: Day
  today: Day
  isDayChosen: boolean
  /** How many events a day has. */
  countOn: (day: Day) => number
}

/** The seven days of a week as links to the day's events, Monday first; in two rows where text is too large for one. */
export function WeekStrip({ day, today, isDayChosen, countOn }: WeekStripProps) {
  const [t, format] = [useTranslations('agenda'), useFormatter()]
  return (
    <nav aria-label={t('weekStrip')}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(2rem,1fr))] gap-1 sm:gap-2">
        {weekOf(day).map((each) => {
          const time = noonOf(each)
          const count = countOn(each)
          return (
            <li key={each}>
              <Link
                href={agendaAddress.href({ view: 'hari', day: each })}
                aria-current={isDayChosen && each === day ? 'date' : undefined}
                data-today={each === today || undefined}
                className={stripDay}
              >
                <span className="text-micro font-medium">
                  {format.dateTime(time, { weekday: 'short' })}
                </span>{' '}
                <span className="text-h4 font-bold tabular-nums">
                  {format.dateTime(time, { day: 'numeric' })}
                </span>{' '}
                <span className="sr-only">
                  {format.dateTime(time, { month: 'long' })}, {t('eventsOn', { count })}
                </span>
                <span
                  aria-hidden="true"
                  className={`size-1.5 rounded-full border-3 border-current ${count > 0 ? '' : 'invisible'}`}
                />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const stripDay =
  'flex min-h-16.5 flex-col items-center justify-center gap-0.5 rounded-leaf-sm text-heading transition-colors duration-fast hover:bg-subtle ' +
  'data-today:ring-2 data-today:ring-inset data-today:ring-brand aria-[current=date]:bg-brand aria-[current=date]:text-on-brand ' +
  'forced-colors:data-today:outline-1 forced-colors:aria-[current=date]:outline-2'
