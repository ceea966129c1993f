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

const lineOctetsMax = 75
const octets = new TextEncoder()

/** One line as RFC 5545 folds it, between characters. */
function foldedLine(line: string): string {
  let [folded, length] = ['', 0]
  for (const sign of line) {
    const size = octets.encode(sign).length
    if (length + size > lineOctetsMax) {
      folded += '\r\n\t'
      // The tab is part of the next line.
      length = 1
    }
    folded += sign
    length += size
  }
  return folded
}

/** A file whose lines have at most 75 octets each: the library counts characters instead, of which some are three or four. */
export const foldedFile = (file: string) =>
  file
    .replace(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map(foldedLine)
    .join('\r\n')
