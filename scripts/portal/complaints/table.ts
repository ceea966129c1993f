const gap = '  '

const segments = new Intl.Segmenter('id', { granularity: 'grapheme' })
const charactersOf = (text: string) => [...segments.segment(text)].map(({ segment }) => segment)

// Scripts of East Asia and pictures take two places in a terminal.
const wide =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]/u
const widthOf = (text: string) =>
  charactersOf(text).reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0)
const padded = (text: string, width: number) =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))

// What people wrote must not move the cursor or colour the terminal of the officer.
const control = /\p{Cc}+|\p{Cf}/gu

/** Text of a person on one line of a terminal, without control and invisible characters. */
export const plainLine = (text: string) => text.replace(control, ' ').replace(/\s+/g, ' ').trim()

/** Text of a person on as many lines as it has, without anything else that steers a terminal. */
export const plainLines = (text: string) =>
  text.split(/\r?\n/).map((each) => each.replace(control, ' ').trimEnd())

/** Shortens to a width with an ellipsis. */
export function shortened(text: string, width: number): string {
  const characters = charactersOf(plainLine(text))
  return characters.length <= width
    ? characters.join('')
    : `${characters.slice(0, width - 1).join('')}…`
}

/** Lines of a table with a head; columns are as wide as their widest cell and lines have no blanks at their end. */
export function tableLines(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const all = [head, ...rows]
  const widths = head.map((_, at) => Math.max(...all.map((row) => widthOf(row[at] ?? ''))))
  return all.map((row) =>
    row
      .map((cell, at) => padded(cell, widths[at] ?? 0))
      .join(gap)
      .trimEnd(),
  )
}
