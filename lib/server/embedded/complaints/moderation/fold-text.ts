/** Compatible forms, marks and letter case folded; spelling, spaces and signs stay. */
export const foldCase = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** What is left of a text when only its words count: signs, spaces and letter case do not. */
export const foldWords = (text: string) =>
  foldCase(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
