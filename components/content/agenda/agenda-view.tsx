import { StaticMarkup } from '@/components/ui/static-markup'
import { CalendarPlusIcon, ListBulletsIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { InlineMessage } from '@/components/ui/inline-message'
import {
  agendaAddress,
  agendaListAddress,
  type AgendaView as View,
  calendarAddress,
} from '@/lib/address/lists/agenda-address'
import { firstOfMonth, weekOf, type Day } from '@/lib/days'
import type { EventDetail, EventItem } from '@/lib/schemas/events'
import { AgendaHead } from './agenda-head'
import { byDay, dayOf } from './by-day'
import { DayList } from './day-list'
import { EventDetails } from './event-details'
import { MonthGrid } from './month-grid'
import { WeekStrip } from './week-strip'

interface AgendaViewProps {
  view: View
  day: Day
  today: Day
  /** The name of the day, week or month. */
  period: string
  /** Events of the whole weeks around the day, week or month, in the order they take place. */
  events: EventItem[]
  /** The event whose details are open; null when the day has none. */
  event: EventDetail | null
  /** Whether the address names the event; below 1280 px, where its details stand above the calendar, they are shown only then. */
  isEventChosen: boolean
  /** Actions for the event. */
  share?: ReactNode
  /** Asks whether the page of the event helped. */
  feedback?: ReactNode
  /** The neighbouring periods; null where the agenda ends. */
  previous: Day | null
  next: Day | null
}

/** The agenda below its banner: calendar or list on the left, one event on the right. */
export function AgendaView({
  view,
  day,
  today,
  period,
  events,
  event,
  isEventChosen,
  share,
  feedback,
  previous,
  next,
}: AgendaViewProps) {
  const t = useTranslations('agenda')
  const locale = useLocale()
  const days = byDay(events)
  const current = event?.id ?? null
  const week = weekOf(day)
  const isListed = {
    hari: (each: Day) => each === day,
    minggu: (each: Day) => week.includes(each),
    // Where seven columns have no room for titles, the list shows the rest of the month; earlier days are in the strip.
    bulan: (each: Day) => each.slice(0, 7) === day.slice(0, 7) && each >= day,
  }[view]
  const listed = events.filter((each) => isListed(dayOf(each)))
  // The list begins with the day; what the month had before is one step away.
  const isOver =
    view === 'bulan' && events.some((each) => dayOf(each).slice(0, 7) === day.slice(0, 7))
  const empty = isOver ? (
    <EmptyState
      image="/img/empty-agenda.svg"
      text={t('empty.rest', { period })}
      link={{
        href: agendaAddress.href({ view, day: firstOfMonth(day) }),
        label: t('empty.wholeMonth'),
      }}
    />
  ) : (
    <EmptyState image="/img/empty-agenda.svg" text={t(`empty.${view}`, { period })} />
  )
  return (
    <Container className="relative pb-18">
      <div className="-mt-14 grid items-start gap-x-7 gap-y-6 lg:-mt-9 xl:grid-cols-[minmax(0,1fr)_23.25rem]">
        <div className="min-w-0">
          <StaticMarkup
            id="kalender"
            className="@container overflow-hidden rounded-card bg-surface shadow-0 forced-colors:border"
          >
            <AgendaHead
              view={view}
              day={day}
              today={today}
              period={period}
              previous={previous}
              next={next}
            />
            <div
              className={`px-4 pb-5 sm:px-6 ${view === 'bulan' ? 'lg:@min-[46rem]:hidden' : ''}`}
            >
              <WeekStrip
                day={day}
                today={today}
                isDayChosen={view === 'hari'}
                countOn={(each) => days.get(each)?.length ?? 0}
              />
              <div className="mt-6">
                {listed.length > 0 ? (
                  <DayList
                    events={listed}
                    today={today}
                    view={view}
                    current={isEventChosen ? current : null}
                  />
                ) : (
                  empty
                )}
              </div>
            </div>
            {view === 'bulan' && (
              <div className="hidden lg:@min-[46rem]:block">
                <MonthGrid day={day} today={today} days={days} current={current} />
              </div>
            )}
          </StaticMarkup>
          {events.some((each) => each.is_demo) && (
            <div className="mt-4">
              <InlineMessage tone="info">{t('exampleNote')}</InlineMessage>
            </div>
          )}
          <p className="no-print mt-4 flex flex-wrap gap-3">
            <a href={calendarAddress(locale).path} download className={buttonClass('quiet')}>
              <CalendarPlusIcon aria-hidden="true" size={20} weight="bold" />
              {t('download')}
              <span className="sr-only"> ({t('detail.saveFile')})</span>
            </a>
            <ButtonLink href={agendaListAddress.path} variant="quiet">
              <ListBulletsIcon aria-hidden="true" size={20} weight="bold" />
              {t('list')}
            </ButtonLink>
          </p>
        </div>
        <div className={`min-w-0 ${isEventChosen ? 'max-xl:row-start-1' : 'max-xl:hidden'}`}>
          <EventDetails event={event} share={share} />
          {feedback}
        </div>
      </div>
    </Container>
  )
}
