// Invisible characters, such as the zero-width space, do not count as text at the ends.
const unseenEnds = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/** Normalises a typed text: NFC, LF line ends, no invisible characters at the ends. */
export const tidied = (typed: string) =>
  typed.normalize('NFC').replace(/\r\n?/g, '\n').replace(unseenEnds, '')

/** Length of a typed text as the rules count it, in code points: an emoji is one, spaces inside count. */
export const characterCount = (typed: string) => Array.from(tidied(typed)).length

/**
 * Cuts a text to the allowed length. The last input is dropped, as with `maxlength`, which however counts an emoji as two.
 * @param caret position after typing or pasting
 */
export function capped(typed: string, caret: number, max: number): { text: string; caret: number } {
  const excess = characterCount(typed) - max
  if (excess <= 0) return { text: typed, caret }
  const before = Array.from(typed.slice(0, caret)).slice(0, -excess).join('')
  return { text: before + typed.slice(caret), caret: before.length }
}
