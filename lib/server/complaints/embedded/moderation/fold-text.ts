/** Folds compatibility forms, diacritics and letter case; spelling, spaces and punctuation stay. */
export const foldCase = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** The words of a text without punctuation, spaces and letter case. */
export const foldWords = (text: string) =>
  foldCase(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
