import { useTranslations } from 'next-intl'
import type { AgendaView } from '@/lib/address/lists/agenda-address'
import type { Day } from '@/lib/days'
import { noonOf } from '@/lib/jakarta'
import { useFormatter } from '@/lib/i18n/formatter'
import type { EventItem } from '@/lib/schemas/events'
import { byDay } from './by-day'
import { EventRow } from './event-row'

interface DayListProps {
  /** In the order in which their days are shown. */
  events: readonly EventItem[]
  today: Day
  view?: AgendaView
  /** The event whose details are open. */
  current?: number | null
}

/** Events under the names of their days. */
export function DayList({ events, today, view, current = null }: DayListProps) {
  const [t, format] = [useTranslations('agenda'), useFormatter()]
  return [...byDay(events)].map(([day, found]) => (
    <section key={day} aria-labelledby={`hari-${day}`} className="@container mt-6 first:mt-0">
      <h3 id={`hari-${day}`} className="mb-3 flex flex-wrap items-baseline gap-x-2.5 text-h4">
        <time dateTime={day}>
          {format.dateTime(noonOf(day), {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            year: 'numeric',
          })}
        </time>{' '}
        {day === today && (
          <span className="text-small font-semibold text-link">{t('todayNote')}</span>
        )}
      </h3>
      {found.map((event) => (
        <EventRow key={event.id} event={event} view={view} isCurrent={event.id === current} />
      ))}
    </section>
  ))
}
