const wordMax = 4
const lettersOf = (word: string): string[] =>
  // Browsers before 2024 may lack the segmenter; code points are close enough for a preview, the server always has it.
  'Segmenter' in Intl
    ? [...new Intl.Segmenter('id', { granularity: 'grapheme' }).segment(word)].map(
        ({ segment }) => segment,
      )
    : Array.from(word)

/**
 * "Budi Santoso" → "B*** S***": the first letter of each of at most four words and always three stars, so that length tells nothing.
 * The same rule on the server and in the preview before sending.
 */
export function maskedName(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/).slice(0, wordMax)
  return words.map((word) => `${lettersOf(word)[0]?.toLocaleUpperCase('id') ?? ''}***`).join(' ')
}
