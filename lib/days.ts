import { millisecondsInDay } from 'date-fns/constants'

const dayForm = /^\d{4}-\d\d-\d\d$/

/** A calendar day as text, `2026-11-21`; days compare like their texts. */
export type Day = string

const utcOf = (day: Day) => new Date(`${day}T00:00:00Z`)
const textOf = (time: Date): Day => time.toISOString().slice(0, 10)

/** Whether a text names a day of the calendar. */
export const isDay = (text: string): text is Day =>
  dayForm.test(text) && !Number.isNaN(utcOf(text).getTime()) && textOf(utcOf(text)) === text

export const addDays = (day: Day, count: number): Day =>
  textOf(new Date(utcOf(day).getTime() + count * millisecondsInDay))

/** Days from 1 January 1970 on. */
export const dayNumber = (day: Day): number => utcOf(day).getTime() / millisecondsInDay

/** The first day of the month that lies some months away. */
export function firstOfMonth(day: Day, monthsAway = 0): Day {
  const time = utcOf(day)
  return textOf(new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + monthsAway, 1)))
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day) => utcOf(day).getUTCDay() || 7

/** The seven days of a day's week, Monday first (specification, section 9). */
export function weekOf(day: Day): Day[] {
  const monday = addDays(day, 1 - weekdayOf(day))
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at))
}

/** The whole weeks that hold a month, four to six of them. */
export function weeksOfMonth(day: Day): Day[][] {
  const next = firstOfMonth(day, 1)
  const weeks: Day[][] = []
  for (
    let week = weekOf(firstOfMonth(day));
    (week[0] ?? next) < next;
    week = week.map((each) => addDays(each, 7))
  )
    weeks.push(week)
  return weeks
}
