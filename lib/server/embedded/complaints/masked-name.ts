/** "Budi Santoso" → "B*** S***": the first letter of each of at most four words and always three stars, so that length tells nothing. */
export function maskedName(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/).slice(0, 4)
  const segments = new Intl.Segmenter('id', { granularity: 'grapheme' })
  return words.map((word) => `${[...segments.segment(word)][0]?.segment.toLocaleUpperCase('id') ?? ''}***`).join(' ')
}
