/** Days as services name them, Monday first; the index is the number used below. */
export const weekdays = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

/** One opening of a service as the contract writes it: day in Indonesian, times `HH:mm:ss` in Asia/Jakarta. */
export interface OperationalTime {
  day: string
  start: string
  end: string
}

/** Minutes since midnight. 1440 is the end of the day; an end that is not after its start belongs to the next day. */
export interface TimeSpan {
  start: number
  end: number
}

/** Neighbouring days with the same openings; indexes of `weekdays`, both ends included. */
export interface DayGroup {
  from: number
  to: number
  spans: TimeSpan[]
}

export const dayMinutes = 1440

/** Minutes since midnight; null when the text is no time of day. The last minute of a day counts as its end. */
function minutesOf(time: string): number | null {
  // Hours and minutes, seconds optional: `08:00` and `08:00:00`.
  const [, hours, minutes] = /^(\d{2}):(\d{2})(?::\d{2})?$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return null
  const total = Number(hours) * 60 + Number(minutes)
  if (Number(minutes) > 59 || total > dayMinutes) return null
  return total === dayMinutes - 1 ? dayMinutes : total
}

/** Openings of each weekday, earliest first; entries that name no day or no time are left out. */
export function weekOf(times: readonly OperationalTime[]): TimeSpan[][] {
  const week: TimeSpan[][] = weekdays.map(() => [])
  for (const { day, start, end } of times) {
    const spans = week[weekdays.findIndex((name) => name === day)]
    const [from, to] = [minutesOf(start), minutesOf(end)]
    if (spans && from !== null && to !== null) spans.push({ start: from, end: to })
  }
  return week.map((spans) => spans.sort((a, b) => a.start - b.start))
}

const isSame = (one: TimeSpan[], other: TimeSpan[]) =>
  one.length === other.length &&
  one.every((span, index) => span.start === other[index]?.start && span.end === other[index]?.end)

/** Whether an opening lasts from midnight to midnight. */
export const isWholeDay = ({ start, end }: TimeSpan) => start === 0 && end === dayMinutes

/** Joins neighbouring days with the same openings, Monday first; closed days are left out, so nothing known gives an empty list. */
export function groupHours(times: readonly OperationalTime[]): DayGroup[] {
  const groups: DayGroup[] = []
  for (const [day, spans] of weekOf(times).entries()) {
    const last = groups.at(-1)
    if (spans.length === 0) continue
    if (last && last.to === day - 1 && isSame(last.spans, spans)) last.to = day
    else groups.push({ from: day, to: day, spans })
  }
  return groups
}

/** True for a service that never closes. */
export const isAlwaysOpen = (times: readonly OperationalTime[]) =>
  weekOf(times).every((spans) => spans.some(isWholeDay))

/** `08.00` in Indonesian, `08:00` in English; the end of a day reads 24. */
export function clockText(minutes: number, locale: string): string {
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${digits(Math.floor(minutes / 60))}${locale === 'id' ? '.' : ':'}${digits(minutes % 60)}`
}
