import { isDay } from '@/lib/days'

/** A text without control characters: the library escapes commas, semicolons and newlines but not these, which programs read as line ends. */
export const plainText = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]+/gu, ' ')

/** An item of a list, a name of the head or the text of a reminder: where the library escapes nothing. */
export const listPart = (text: string) => plainText(text).replace(/[\\,;]/g, '\\$&')

/** A whole day. @throws for a text that is none */
export function dateArray(day: string): [number, number, number] {
  if (!isDay(day)) throw new Error('an event needs a day')
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
}
