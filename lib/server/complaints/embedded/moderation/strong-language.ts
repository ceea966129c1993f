import { foldCase } from './fold-text'
import slurs from './strong-slurs.json'

// Whole words only: a village called "Bangsatria" or a dog ("anjing liar") holds nothing.
const pattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...slurs.id, ...slurs.en].join('|').replaceAll(' ', '\\s+')})(?![\\p{L}\\d])`,
  'u',
)

/**
 * Whether a text holds a strong insult in either language. Mild words never count: anger about a broken road is no reason to hide it.
 * The list (`strong-slurs.json`) is short on purpose; what it misses, readers flag and officers see.
 */
export const hasStrongLanguage = (text: string) => pattern.test(foldCase(text))
