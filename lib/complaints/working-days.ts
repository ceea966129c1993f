import { addDays, type Day, weekdayOf } from '@/lib/days'
import type { Locale } from '@/lib/i18n/locales'
import calendar from './holidays.json'

/** A day on which public offices are closed although it may be a weekday. */
interface DayOff {
  reason: 'holiday' | 'joint_leave'
  name: Record<Locale, string>
}

const daysOff = new Map<string, DayOff>([
  ...calendar.joint_leave.map(
    ({ date, id, en }) =>
      [date, { reason: 'joint_leave', name: { id, en } }] satisfies [string, DayOff],
  ),
  ...calendar.holidays.map(
    ({ date, id, en }) =>
      [date, { reason: 'holiday', name: { id, en } }] satisfies [string, DayOff],
  ),
])

/** Holidays with the same date in every year, by month and day. */
const everyYear = new Map<string, DayOff>(
  calendar.every_year.map(({ date, id, en }) => [date, { reason: 'holiday', name: { id, en } }]),
)

/** National holiday or joint leave on a day (`YYYY-MM-DD`); null on all other days, weekends among them. */
export const dayOffOn = (day: string): DayOff | null =>
  daysOff.get(day) ?? (isCalendarKnown(day) ? null : (everyYear.get(day.slice(5)) ?? null))

const { every_year: yearly, holidays, joint_leave: jointLeave } = calendar
/** Which calendar this is; one that knows more comes later in the order of strings. */
export const calendarName = `${calendar.until} ${String(yearly.length + holidays.length + jointLeave.length).padStart(4, '0')}`

/** Whether the joint decree for the year of this day is in the calendar; where it is not, weekends and holidays of a fixed date alone are known. */
export function isCalendarKnown(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return year >= calendar.since && year <= calendar.until
}

/** Both ends included; empty when `to` lies before `from`. */
export interface DayRange {
  from: Day
  to: Day
}

/** Why a day does not count. A holiday on a Saturday is named as the holiday. */
type SkippedReason = 'weekend' | 'holiday' | 'joint_leave' | 'paused'

export interface SkippedDay {
  date: Day
  reason: SkippedReason
  /** Name of the holiday or joint leave; null for weekends and pauses. */
  name: Record<Locale, string> | null
}

export interface CountedDay {
  /** The last counted day. */
  day: Day
  /** Days between the start and `day` that did not count, earliest first. */
  skipped: SkippedDay[]
  /** A day of a year without a known decree was passed: moving holidays and joint leave were not skipped there, so the real day may be later. */
  isProvisional: boolean
}

/** The regional administration works from Monday (1) to Friday (5). */
const isWeekend = (day: Day) => weekdayOf(day) > 5

/** Why nobody works on a day; null on working days. */
function closedReason(date: Day): SkippedDay | null {
  const dayOff = dayOffOn(date)
  if (dayOff) return { date, ...dayOff }
  return isWeekend(date) ? { date, reason: 'weekend', name: null } : null
}

/** Whether public offices work on a day, as far as the calendar of holidays reaches. */
export const isWorkingDay = (day: Day) => closedReason(day) === null

const isIn = (ranges: readonly DayRange[], day: Day) =>
  ranges.some(({ from, to }) => from <= day && day <= to)

/**
 * The day after `count` working days. The start itself is day zero and never counts, whatever day it is.
 * @param from Jakarta day, `YYYY-MM-DD`
 * @param count whole working days; 0 gives the start
 * @param paused days on which the clock stands, both ends included
 */
export function addWorkingDays(
  from: Day,
  count: number,
  paused: readonly DayRange[] = [],
): CountedDay {
  const skipped: SkippedDay[] = []
  let day = from
  let isProvisional = false
  for (let counted = 0; counted < count;) {
    day = addDays(day, 1)
    if (!isCalendarKnown(day)) isProvisional = true
    const skippedDay =
      closedReason(day) ??
      (isIn(paused, day) ? ({ date: day, reason: 'paused', name: null } as const) : null)
    if (skippedDay) skipped.push(skippedDay)
    else counted += 1
  }
  return { day, skipped, isProvisional }
}

/** Working days after `from` up to and including `to`, outside the paused days; 0 when `to` is not later. */
export function workingDaysBetween(from: Day, to: Day, paused: readonly DayRange[] = []): number {
  let counted = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isWorkingDay(day) && !isIn(paused, day)) counted += 1
  return counted
}
