import type { Day } from './days'

/**
 * The zone of West Java. Its distance from UTC is the same all year, so its clock is counted with an addition and costs a page no library.
 */
export const timeZone = 'Asia/Jakarta'
const offset = '+07:00'
const offsetMs = 7 * 60 * 60_000

/** A date whose UTC fields are those of the clock in Jakarta. */
export const jakartaClock = (time: Date | number) => new Date(Number(time) + offsetMs)

/** The day that a moment belongs to in Jakarta. */
export const jakartaDay = (time: Date | number): Day =>
  jakartaClock(time).toISOString().slice(0, 10)

/** UTC ISO text as the contract writes times: RFC 3339 with the offset of Jakarta, whole seconds. */
export const jakartaTime = (utc: string) =>
  `${jakartaClock(new Date(utc)).toISOString().slice(0, 19)}${offset}`

/** RFC 3339 text of a clock time (`08:30:00`) on a Jakarta day, of its midnight without one. */
export const jakartaTimeOn = (day: Day, clock = '00:00:00') => `${day}T${clock}${offset}`

/** First moment of a Jakarta day. */
export const midnightOf = (day: Day) => new Date(jakartaTimeOn(day))

/** Noon of a day in Jakarta: the same date in all nearby time zones, for formatting it. */
export const noonOf = (day: Day) => new Date(jakartaTimeOn(day, '12:00:00'))

/** First moment of a Jakarta day as UTC ISO text. */
export const startOfDay = (day: Day) => midnightOf(day).toISOString()

/** Last moment of a Jakarta day as UTC ISO text. */
export const endOfDay = (day: Day) => new Date(jakartaTimeOn(day, '23:59:59.999')).toISOString()
