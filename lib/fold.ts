/** Text as search compares it: lower case, accents dropped, everything that is no letter or digit a single space. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A text as a part of an address: folded and hyphenated. */
export const hyphenated = (text: string) => fold(text).replaceAll(' ', '-')

const slugMax = 89

/** Address part of a title: folded, hyphenated, at most 89 characters, then the id (contract 1.5). */
export const slugOf = (title: string, id: number) =>
  `${hyphenated(title).slice(0, slugMax).replace(/-+$/, '')}-${id}`
