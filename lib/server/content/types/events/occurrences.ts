import { addDays, isDay, weekOf, type Day } from '@/lib/days'
import { occurrencesMax, type EventFile } from './event-file'

export interface Occurrence {
  id: number
  day: Day
}

/**
 * The days on which an item takes place, each with a number that stays the same from import to import.
 * @param today week 0 of example items
 */
export function occurrencesOf({ id, on }: Pick<EventFile, 'id' | 'on'>, today: Day): Occurrence[] {
  const first = id * occurrencesMax
  if ('days' in on) return on.days.map((day, at) => ({ id: first + at, day }))
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
