import { createEvents, type EventAttributes } from 'ics'
import { addDays } from '@/lib/days'
import { jakartaTimeOn } from '@/lib/jakarta'
import type { EventDetail, EventItem } from '@/lib/schemas/events'
import { dateArray, foldedFile, listPart, plainText } from './ical-values'

/** How the portal describes itself and its events in a calendar file. */
export interface CalendarHead {
  /** Name of the calendar in subscribing programs. */
  name: string
  /** Origin of the portal; part of every event's UID. */
  siteOrigin: string
  /** Time of writing, milliseconds; the same time gives the same file. */
  writtenAtMs: number
  /** Title of an event, examples and what is called off marked. */
  titleOf: (event: EventItem) => string
  categoryOf: (event: EventItem) => string
  /** Address of an event's page. */
  addressOf: (event: EventItem) => string
}

const timeOf = (day: string, hour: string) => Date.parse(jakartaTimeOn(day, hour))

function whenOf(
  event: EventItem,
): Pick<EventAttributes, 'start'> & { end: EventAttributes['start'] } {
  const day = event.date.slice(0, 10)
  if (!event.is_all_day)
    return { start: timeOf(day, event.start_hour), end: timeOf(day, event.end_hour) }
  return { start: dateArray(day), end: dateArray(addDays(day, 1)) }
}

/**
 * An iCalendar file (RFC 5545) with the events in the order given; times are UTC, whole days are dates. No event, an empty calendar.
 * @throws when an event cannot be written, such as one without a day
 */
export function calendarFile(
  events: readonly (EventItem & Partial<Pick<EventDetail, 'description'>>)[],
  head: CalendarHead,
): string {
  const { host } = new URL(head.siteOrigin)
  const entries = events.map((event) => {
    const entry: EventAttributes & { timestamp: number } = {
      uid: `agenda-${event.id}@${host}`,
      timestamp: head.writtenAtMs,
      ...whenOf(event),
      startOutputType: 'utc',
      title: plainText(head.titleOf(event)),
      ...(event.description !== undefined && { description: plainText(event.description) }),
      ...(event.address !== null && { location: plainText(event.address) }),
      url: head.addressOf(event),
      categories: [listPart(head.categoryOf(event))],
      // Programs that know no status still read it in the title.
      status: event.is_cancelled ? 'CANCELLED' : 'CONFIRMED',
      sequence: event.sequence,
      ...(event.updated_at !== null && { lastModified: Date.parse(event.updated_at) }),
      transp: event.is_all_day ? 'TRANSPARENT' : 'OPAQUE',
    }
    return entry
  })
  const { error, value } = createEvents(entries, {
    productId: '-//Portal Jabar//Agenda//ID',
    method: 'PUBLISH',
    calName: listPart(head.name),
  })
  if (error || value === null) throw error ?? new Error('the calendar could not be written')
  return foldedFile(value)
}
