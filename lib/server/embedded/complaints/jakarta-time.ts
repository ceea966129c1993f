// West Java keeps UTC+7 all year (no daylight saving since 1964), so a fixed offset is exact.
const offsetMs = 7 * 60 * 60_000
const shifted = (moment: Date) => new Date(moment.getTime() + offsetMs).toISOString()

/** `20260131`, the calendar day in Jakarta. */
export const jakartaDay = (moment: Date) => shifted(moment).slice(0, 10).replaceAll('-', '')

/** RFC 3339 in Jakarta time to the second, as the contract writes times: `2026-01-31T13:00:00+07:00`. */
export const jakartaTime = (utc: string) => `${shifted(new Date(utc)).slice(0, 19)}+07:00`
