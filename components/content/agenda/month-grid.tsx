import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { agendaAddress, eventHref } from '@/lib/address/lists/agenda-address'
import { eventTitle } from '@/lib/agenda/event-title'
import { weekOf, weeksOfMonth, type Day } from '@/lib/days'
import { noonOf } from '@/lib/jakarta'
import { useFormatter } from '@/lib/i18n/formatter'
import type { EventGroup, EventItem } from '@/lib/schemas/events'

/** Titles that a day shows before the rest becomes a number. */
const shownMax = 2

const chips: Record<EventGroup, string> = {
  Pimpinan: 'bg-hejo-100 text-hejo-800 hover:bg-hejo-200',
  'Perangkat Daerah': 'bg-mega-100 text-mega-800 hover:bg-mega-200',
  Umum: 'bg-pare-50 text-pare-800 hover:bg-pare-100',
}

interface MonthGridProps {
  /** A day of the month. */
  day: Day
  today: Day
  days: ReadonlyMap<Day, readonly EventItem[]>
  /** The event whose details are open. */
  current: number | null
}

/** A month as a table of weeks, Monday first: numbers lead to days, titles to events. */
export function MonthGrid({ day, today, days, current }: MonthGridProps) {
  const [t, format] = [useTranslations('agenda'), useFormatter()]
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">
        {t('monthGrid', {
          month: format.dateTime(noonOf(day), { month: 'long', year: 'numeric' }),
        })}
      </caption>
      <thead>
        <tr>
          {weekOf(day).map((each) => (
            <th
              key={each}
              scope="col"
              className="px-2.5 py-3 text-start text-small font-semibold text-text-2"
            >
              <abbr
                title={format.dateTime(noonOf(each), { weekday: 'long' })}
                className="no-underline"
              >
                {format.dateTime(noonOf(each), { weekday: 'short' })}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day).map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <DayCell
                key={each}
                day={each}
                isToday={each === today}
                isOutside={each.slice(0, 7) !== day.slice(0, 7)}
                events={days.get(each) ?? []}
                current={current}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayCellProps {
  day: Day
  isToday: boolean
  isOutside: boolean
  events: readonly EventItem[]
  current: number | null
}

function DayCell({ day, isToday, isOutside, events, current }: DayCellProps) {
  const [t, format] = [useTranslations('agenda'), useFormatter()]
  const name = format.dateTime(noonOf(day), { weekday: 'long', day: 'numeric', month: 'long' })
  const rest = events.length - shownMax
  // An example has a mark of its own here, and says so at the end of its name.
  const shown = (event: EventItem) => eventTitle({ ...event, is_demo: false }, t)
  const number = isToday
    ? 'rounded-leaf-sm bg-brand text-on-brand hover:bg-brand-hover forced-colors:outline-2'
    : `rounded-md hover:bg-subtle ${isOutside ? 'text-text-3' : 'text-heading'}`
  return (
    <td
      className={`h-25 border-t border-s border-line px-0.5 py-1 align-top first:border-s-0 ${isOutside ? 'bg-sunken' : isToday ? 'bg-hejo-50' : ''}`}
    >
      <Link
        href={agendaAddress.href({ view: 'hari', day })}
        aria-label={`${name}, ${t('eventsOn', { count: events.length })}`}
        aria-current={isToday ? 'date' : undefined}
        className={`grid size-8 place-items-center text-[0.9375rem] font-bold tabular-nums ${number}`}
      >
        {format.dateTime(noonOf(day), { day: 'numeric' })}
      </Link>
      {events.length > 0 && (
        <ul className="mt-1 space-y-1">
          {events.slice(0, shownMax).map((event) => (
            <li key={event.id}>
              <Link
                href={eventHref(event)}
                lang={event.lang}
                aria-label={event.is_demo ? t('exampleName', { title: shown(event) }) : undefined}
                aria-current={event.id === current ? 'true' : undefined}
                className={
                  'block rounded-sm px-0.75 py-1 text-micro font-semibold leading-tight tracking-tight ' +
                  'aria-[current]:ring-2 aria-[current]:ring-inset aria-[current]:ring-brand forced-colors:border forced-colors:aria-[current]:outline-2 ' +
                  `${event.is_demo ? 'border-s-2 border-dashed border-current' : ''} ${chips[event.group]}`
                }
              >
                {shown(event)}
              </Link>
            </li>
          ))}
          {rest > 0 && (
            <li>
              <Link
                href={agendaAddress.href({ view: 'hari', day })}
                className="inline-flex min-h-6 items-center px-2 text-micro font-semibold text-text-2 hover:text-link hover:underline"
              >
                {t('more', { count: rest })}
                <span className="sr-only"> {t('moreOn', { day: name })}</span>
              </Link>
            </li>
          )}
        </ul>
      )}
    </td>
  )
}
