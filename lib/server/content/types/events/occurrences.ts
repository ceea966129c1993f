import { addDays, type Day, dayNumber, isDay, weekOf } from '@/lib/days'
import { occurrencesMax, type EventFile } from './event-file'

export interface Occurrence {
  id: number
  day: Day
}

/**
 * Fixed days with numbers made from the day itself: others may come and go, and links and calendars of people still mean the same day. Of days
 * a thousand days apart the later one takes the next number that is free.
 */
function numberedByDay(first: number, days: readonly Day[]): Occurrence[] {
  const taken = new Map<number, Day>()
  for (const day of days.toSorted()) {
    let at = dayNumber(day) % occurrencesMax
    while (taken.has(at)) at = (at + 1) % occurrencesMax
    taken.set(at, day)
  }
  return [...taken].map(([at, day]) => ({ id: first + at, day }))
}

/**
 * The days on which an item takes place, each with a number that stays the same from import to import.
 * @param today week 0 of example items
 */
export function occurrencesOf({ id, on }: Pick<EventFile, 'id' | 'on'>, today: Day): Occurrence[] {
  const first = id * occurrencesMax
  if ('days' in on) return numberedByDay(first, on.days)
  if ('yearly' in on) {
    // 29 February comes only in leap years.
    return on.years
      .map((year) => ({ id: first + (year % occurrencesMax), day: `${year}-${on.yearly}` }))
      .filter(({ day }) => isDay(day))
  }
  const [monday = today] = weekOf(today)
  return on.example.map(({ week, weekday }, at) => ({
    id: first + at,
    day: addDays(monday, week * 7 + weekday - 1),
  }))
}
