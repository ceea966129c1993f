import { dayOffOn } from '@/lib/complaints/working-days'
import { addDays, weekdayOf, type Day } from '@/lib/days'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaClock, jakartaDay } from '@/lib/jakarta'
import { dayMinutes, isWholeDay, weekOf, type OperationalTime } from './hours'

/** Minutes of a week; a moment of it is counted from Monday 00.00 WIB. */
export const weekMinutes = 7 * dayMinutes

/** One stretch without a break; an end above `weekMinutes` lies in the next week. The minute of the end is already closed. */
export interface Opening {
  start: number
  end: number
}

/** The minute of the week at a moment, by the clock in Jakarta. */
export function weekMinute(now: Date): number {
  const jakarta = jakartaClock(now)
  // getUTCDay counts from Sunday, weeks here start on Monday.
  return (
    ((jakarta.getUTCDay() + 6) % 7) * dayMinutes +
    jakarta.getUTCHours() * 60 +
    jakarta.getUTCMinutes()
  )
}

/** Spans in the order of the clock; those that touch or overlap are one. */
function joined(spans: readonly Opening[]): Opening[] {
  const openings: Opening[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = openings.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else openings.push({ ...span })
  }
  return openings
}

/**
 * Openings of a week in the order of the clock. Those that touch or overlap are joined, over midnight and over the end of the week too,
 * so an end is a moment at which the doors really close.
 */
export function weeklyOpenings(times: readonly OperationalTime[]): Opening[] {
  const spans = weekOf(times).flatMap((day, index) =>
    day.map(({ start, end }) => ({
      start: index * dayMinutes + start,
      end: (end > start ? index : index + 1) * dayMinutes + end,
    })),
  )
  return joinOverWeekEnd(joined(spans))
}

/** Sunday night that goes on into Monday morning is one opening, the last of the list. */
function joinOverWeekEnd(openings: Opening[]): Opening[] {
  const [first, ...others] = openings
  const last = others.at(-1)
  if (!first) return []
  if (!last) return [{ start: first.start, end: Math.min(first.end, first.start + weekMinutes) }]
  if (last.end < weekMinutes + first.start) return openings
  return joinOverWeekEnd([
    ...others.slice(0, -1),
    { start: last.start, end: Math.max(last.end, first.end + weekMinutes) },
  ])
}

/** The same openings cut at the end of the week, so that every minute of the week lies in at most one of them. */
export const openingsWithinWeek = (times: readonly OperationalTime[]): Opening[] =>
  weeklyOpenings(times).flatMap(({ start, end }) =>
    end > weekMinutes
      ? [
          { start: 0, end: end - weekMinutes },
          { start, end: weekMinutes },
        ]
      : [{ start, end }],
  )

/** The next change of the doors: its weekday (index of `weekdays`), minutes since midnight, and days from today. */
export interface DoorTime {
  day: number
  minutes: number
  daysAhead: number
}

/**
 * Open with the time of closing, null when it never closes; or closed with the time of opening, and the holiday or joint leave that keeps it
 * closed today, null when it is none.
 */
export type OpeningState =
  | { isOpen: true; until: DoorTime | null }
  | { isOpen: false; next: DoorTime; holiday: Record<Locale, string> | null }

/** Days looked ahead: more than the longest row of holidays and joint leave. */
const horizonDays = 28

/**
 * Openings by the calendar from yesterday on, in minutes since midnight of today. Holidays and joint leave close every door that does not
 * stand open day and night: who answers at three in the morning answers at Eid as well.
 */
function datedOpenings(times: readonly OperationalTime[], today: Day): Opening[] {
  const week = weekOf(times)
  const spans = Array.from({ length: horizonDays + 1 }, (_, at) => at - 1).flatMap((ahead) => {
    const day = addDays(today, ahead)
    const spansOfDay = week[weekdayOf(day) - 1] ?? []
    return (dayOffOn(day) ? spansOfDay.filter(isWholeDay) : spansOfDay).map(({ start, end }) => ({
      start: ahead * dayMinutes + start,
      end: (end > start ? ahead : ahead + 1) * dayMinutes + end,
    }))
  })
  return joined(spans)
}

/** Whether a service is open at a moment, by its weekly hours and the calendar of holidays; null when no hours are known. */
export function openingState(times: readonly OperationalTime[], now: Date): OpeningState | null {
  const today = jakartaDay(now)
  const minute = weekMinute(now) % dayMinutes
  const openings = datedOpenings(times, today)
  const doorTime = (at: number): DoorTime => {
    const daysAhead = Math.floor(at / dayMinutes)
    return { day: weekdayOf(addDays(today, daysAhead)) - 1, minutes: at % dayMinutes, daysAhead }
  }
  const current = openings.find(({ start, end }) => start <= minute && minute < end)
  if (current) {
    const isEndless = current.end >= horizonDays * dayMinutes
    return { isOpen: true, until: isEndless ? null : doorTime(current.end) }
  }
  const next = openings.find(({ start }) => start > minute)
  if (!next) return null
  const wouldOpen = (weekOf(times)[weekdayOf(today) - 1] ?? []).length > 0
  return {
    isOpen: false,
    next: doorTime(next.start),
    holiday: wouldOpen ? (dayOffOn(today)?.name ?? null) : null,
  }
}
