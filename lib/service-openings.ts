import { jakartaClock } from './jakarta'
import { dayMinutes, weekOf, type OperationalTime } from './service-hours'

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
  const joined: Opening[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else joined.push({ ...span })
  }
  return joinOverWeekEnd(joined)
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

/** Open with the time of closing, null when it never closes; or closed with the time of opening. */
export type OpeningState =
  | { isOpen: true; until: DoorTime | null }
  | { isOpen: false; next: DoorTime }

/** Whether a service is open at a moment, by its weekly hours; null when no hours are known. Public holidays are not known here. */
export function openingState(times: readonly OperationalTime[], now: Date): OpeningState | null {
  const openings = weeklyOpenings(times)
  const minute = weekMinute(now)
  const current = openings.find(
    ({ start, end }) => (minute >= start && minute < end) || minute + weekMinutes < end,
  )
  if (current) {
    const isEndless = current.end - current.start >= weekMinutes
    return {
      isOpen: true,
      until: isEndless ? null : doorTime(current.end, minute, minute < current.start),
    }
  }
  const first = openings[0]
  if (!first) return null
  const later = openings.find(({ start }) => start > minute)
  return {
    isOpen: false,
    next: doorTime((later ?? { start: first.start + weekMinutes }).start, minute, false),
  }
}

/** @param wasLastWeek the opening that ends began before Monday, so its end counts from the week before */
function doorTime(at: number, minute: number, wasLastWeek: boolean): DoorTime {
  const moment = wasLastWeek ? at - weekMinutes : at
  return {
    day: Math.floor(moment / dayMinutes) % 7,
    minutes: moment % dayMinutes,
    daysAhead: Math.floor(moment / dayMinutes) - Math.floor(minute / dayMinutes),
  }
}
