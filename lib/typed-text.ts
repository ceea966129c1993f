// Characters that nobody sees, such as the zero-width space, are no text by themselves.
const unseenEnds = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/** What is kept of a typed text: NFC, one kind of line end, nothing unseen around it. */
export const tidied = (typed: string) =>
  typed.normalize('NFC').replace(/\r\n?/g, '\n').replace(unseenEnds, '')

/** Characters of a typed text as rules count them, which are code points: an emoji is one, and so are the spaces inside. */
export const characterCount = (typed: string) => Array.from(tidied(typed)).length

/**
 * A text that holds no more characters than allowed. What was put in last goes, as with `maxlength`, which counts an emoji as two.
 * @param caret where typing or pasting has just ended
 */
export function capped(typed: string, caret: number, max: number): { text: string; caret: number } {
  const excess = characterCount(typed) - max
  if (excess <= 0) return { text: typed, caret }
  const before = Array.from(typed.slice(0, caret)).slice(0, -excess).join('')
  return { text: before + typed.slice(caret), caret: before.length }
}
