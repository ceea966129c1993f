import { createEvents, type EventAttributes } from 'ics'
import { addDays, type Day } from '@/lib/days'
import { dateArray, foldedFile, listPart, plainText } from './ical-values'

/** The last day of something to do. */
export interface Deadline {
  /** Part of the UID: the same for the same matter, so that a program that reads the file again moves the entry. */
  key: string
  day: Day
  title: string
  description: string
}

/** How the portal describes itself and a list of deadlines in a calendar file. */
interface DeadlineCalendarHead {
  /** Name of the calendar. */
  name: string
  /** Origin of the portal; part of every UID. */
  siteOrigin: string
  /** Time of writing, milliseconds; the same time gives the same file. */
  writtenAtMs: number
  /** Address of the page with the whole list. */
  url: string
}

/** How long before the day of a deadline a phone reminds of it: at nine in the morning, three days before. */
const reminder = { days: 2, hours: 15, before: true }

/** An iCalendar file (RFC 5545) with a whole day for each deadline and a reminder before it. @throws for a day that is none */
export function deadlineCalendar(
  deadlines: readonly Deadline[],
  { name, siteOrigin, writtenAtMs, url }: DeadlineCalendarHead,
): string {
  const { host } = new URL(siteOrigin)
  const entries = deadlines.map(
    ({ key, day, title, description }): EventAttributes & { timestamp: number } => ({
      uid: `${key}@${host}`,
      timestamp: writtenAtMs,
      start: dateArray(day),
      end: dateArray(addDays(day, 1)),
      title: plainText(title),
      description: plainText(description),
      url,
      status: 'CONFIRMED',
      transp: 'TRANSPARENT',
      // Here the library escapes nothing.
      alarms: [{ action: 'display', description: listPart(title), trigger: reminder }],
    }),
  )
  const { error, value } = createEvents(entries, {
    productId: '-//Portal Jabar//Rencana//ID',
    method: 'PUBLISH',
    calName: listPart(name),
  })
  if (error || value === null) throw error ?? new Error('the calendar could not be written')
  return foldedFile(value)
}
