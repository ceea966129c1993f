import { MapPinIcon, MonitorPlayIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { StaticMarkup } from '@/components/ui/static-markup'
import { Tag } from '@/components/ui/tag'
import { agendaAddress, eventHref } from '@/lib/address/lists/agenda-address'
import { weekOf, type Day } from '@/lib/days'
import { noonOf } from '@/lib/jakarta'
import { useFormatter } from '@/lib/i18n/formatter'
import type { EventItem } from '@/lib/schemas/events'
import { byDay } from './by-day'
import { useHour } from './event-hours'
import { ExampleTag } from '@/components/ui/example-tag'
import { EventStateTag } from './event-tags'

/** Events that a day shows before the rest becomes a number. */
const shownMax = 4

// Written out, because the style sheet is made from whole class names; one for each day of the week.
const shownWhenChosen = [
  "group-has-[[value='0']:checked]/agenda:block",
  "group-has-[[value='1']:checked]/agenda:block",
  "group-has-[[value='2']:checked]/agenda:block",
  "group-has-[[value='3']:checked]/agenda:block",
  "group-has-[[value='4']:checked]/agenda:block",
  "group-has-[[value='5']:checked]/agenda:block",
  "group-has-[[value='6']:checked]/agenda:block",
]

interface AgendaWidgetProps {
  /** The events of the week of `today`, in the order they take place. */
  events: readonly EventItem[]
  /** The day in Jakarta that is chosen at first; the page must be rendered again when it changes. */
  today: Day
}

/**
 * This week's agenda for the home page: a strip of days, Monday first, the events of the chosen one, and the way to the calendar. The days
 * are radio buttons and the style sheet shows their events, so it works without scripts; browsers without `:has` show all days.
 */
export function AgendaWidget({ events, today }: AgendaWidgetProps) {
  const [t, format] = [useTranslations('agenda'), useFormatter()]
  const days = byDay(events)
  const week = weekOf(today)
  return (
    <StaticMarkup
      as="section"
      id="pekan-ini"
      aria-labelledby="agenda-pekan"
      className="group/agenda rounded-card bg-surface p-5 shadow-0 sm:p-6 forced-colors:border"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="agenda-pekan" className="text-h3">
          {t('title')}
        </h2>
        <Tag tone="batu">{format.dateTime(noonOf(today), { month: 'long' })}</Tag>
      </div>
      <fieldset className="mt-4 min-w-0">
        <legend className="sr-only">{t('widget.choose')}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(2rem,1fr))] gap-0.5">
          {week.map((day, at) => (
            <DayChoice
              key={day}
              day={day}
              value={at}
              isToday={day === today}
              count={days.get(day)?.length ?? 0}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-4">
        {week.map((day, at) => (
          <div
            key={day}
            className={`supports-[selector(:has(*))]:hidden ${shownWhenChosen[at] ?? ''}`}
          >
            <DayEvents day={day} events={days.get(day) ?? []} />
          </div>
        ))}
      </div>
      <ButtonLink href={agendaAddress.path} variant="quiet" className="mt-4 w-full">
        {t('widget.all')}
      </ButtonLink>
    </StaticMarkup>
  )
}

interface DayChoiceProps {
  day: Day
  value: number
  isToday: boolean
  count: number
}

function DayChoice({ day, value, isToday, count }: DayChoiceProps) {
  const [t, format] = [useTranslations('agenda'), useFormatter()]
  return (
    <label className="day-choice rounded-leaf-sm">
      <input
        type="radio"
        name="agenda-hari"
        value={value}
        defaultChecked={isToday}
        className="sr-only"
      />
      <span className="text-micro font-medium">
        {format.dateTime(noonOf(day), { weekday: 'short' })}
      </span>{' '}
      <span className="text-h4 font-bold tabular-nums">
        {format.dateTime(noonOf(day), { day: 'numeric' })}
      </span>
      <span
        aria-hidden="true"
        className={`size-1.5 rounded-full border-3 border-current ${count > 0 ? '' : 'invisible'}`}
      />
      <span className="sr-only">
        , {t('eventsOn', { count })}
        {isToday && `, ${t('todayNote')}`}
      </span>
    </label>
  )
}

function DayEvents({ day, events }: { day: Day; events: readonly EventItem[] }) {
  const [t, format] = [useTranslations('agenda'), useFormatter()]
  const rest = events.length - shownMax
  return (
    <>
      <h3 className="text-small font-semibold text-text-2">
        <time dateTime={day}>
          {format.dateTime(noonOf(day), { weekday: 'long', day: 'numeric', month: 'long' })}
        </time>
      </h3>
      {events.length === 0 ? (
        <p className="mt-2 text-text-2">{t('widget.emptyDay')}</p>
      ) : (
        <ul className="mt-1">
          {events.slice(0, shownMax).map((event) => (
            <WidgetRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Link
          href={agendaAddress.href({ view: 'hari', day })}
          className="inline-flex min-h-11 items-center text-small font-semibold text-link hover:underline underline-offset-4"
        >
          {t('widget.more', { count: rest })}
        </Link>
      )}
    </>
  )
}

function WidgetRow({ event }: { event: EventItem }) {
  const t = useTranslations('agenda')
  const hour = useHour()
  return (
    <li className="agenda-row group">
      <p>
        {event.is_all_day ? (
          t('allDay')
        ) : (
          <>
            <span>{hour(event.start_hour)}</span>
            <span className="sr-only">–</span>
            {hour(event.end_hour)}
          </>
        )}
      </p>
      <div className="min-w-0">
        <h4 lang={event.lang}>
          <Link href={eventHref(event)} className="card-link">
            {event.title}
          </Link>
        </h4>
        {!event.is_all_day && (
          <p className="agenda-place" lang={event.address === null ? undefined : event.lang}>
            {event.address === null ? (
              <MonitorPlayIcon aria-hidden="true" size={16} />
            ) : (
              <MapPinIcon aria-hidden="true" size={16} />
            )}
            {event.address ?? t(`types.${event.type}`)}
          </p>
        )}
        {(event.is_demo || event.is_cancelled) && (
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {event.is_demo && <ExampleTag />}
            {event.is_cancelled && <EventStateTag event={event} />}
          </p>
        )}
      </div>
    </li>
  )
}
