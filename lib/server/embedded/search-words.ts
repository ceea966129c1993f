import { fold } from '@/lib/fold'

/** Words of a search that are looked at; the rest is ignored. */
export const searchWordsMax = 8
/** Folded texts hold letters, digits and spaces: this stands in none of them. */
const nowhere = '·'

/** The folded words that somebody looks for; none when nothing is asked. Signs alone ask for something that stands nowhere. */
export function searchWords(typed: string | undefined): string[] {
  const words = fold(typed ?? '').split(' ').filter(Boolean).slice(0, searchWordsMax)
  return words.length === 0 && (typed ?? '').trim() !== '' ? [nowhere] : words
}
