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

/** National holiday or joint leave on a day (`YYYY-MM-DD`); null on all other days, weekends among them. */
export const dayOffOn = (day: string) => daysOff.get(day) ?? null

/** Whether the joint decree for the year of this day is in the calendar; where it is not, weekends alone are known. */
export function isCalendarKnown(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return year >= calendar.since && year <= calendar.until
}
