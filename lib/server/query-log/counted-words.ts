import { tokensOf } from '@/lib/search/tokens'

/** Longer than what people look for: a sentence may tell about somebody. */
const lengthMax = 60
const wordsMax = 8
/** Numbers of people, of telephones and of complaints have at least so many digits; years have fewer. */
const personalDigits = /(?:\p{Nd}[^\p{L}\p{Nd}]*){5}/u

/** The words of a search as they are counted, alike however they are written; null where they may say who somebody is. */
export function countedWords(text: string): string | null {
  if (text.length > 2 * lengthMax || text.includes('@')) return null
  if (personalDigits.test(text.normalize('NFKC'))) return null
  const words = tokensOf(text).map(({ word }) => word)
  const joined = words.join(' ')
  return joined === '' || words.length > wordsMax || joined.length > lengthMax ? null : joined
}
