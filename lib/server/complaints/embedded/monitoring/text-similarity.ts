import { isStopWord } from '@/lib/search/analyse'
import { stemOf } from '@/lib/search/stems'
import { synonymsIn } from '@/lib/search/synonyms'
import { tokensOf } from '@/lib/search/tokens'

/** Index of a text: its words, each with its forms, and the set of all forms and synonyms. */
interface Gist {
  words: string[][]
  meanings: Set<string>
}

/** Words of a text that are compared; the beginning of a complaint says what it is about. */
const wordsMax = 150

/** Complaints are written in either language regardless of the page's, so stop words and stems of both are used. */
function gistOf(text: string): Gist {
  const read = tokensOf(text)
    .slice(0, wordsMax)
    .map(({ word }) => word)
  const formsByStem = new Map(
    read
      .filter((word) => !isStopWord(word, 'id') && !isStopWord(word, 'en'))
      .map((word) => [stemOf(word, 'id'), [word, stemOf(word, 'id'), stemOf(word, 'en')]]),
  )
  return {
    words: [...formsByStem.values()],
    meanings: new Set(
      [...formsByStem.values(), ...synonymsIn(read).flatMap(({ others }) => others)].flat(),
    ),
  }
}

const share = (words: readonly string[][], meanings: ReadonlySet<string>) =>
  words.filter((forms) => forms.some((form) => meanings.has(form))).length / words.length

/**
 * Similarity of two texts, 0 to 1: the share of each one's words that occur in the other, in any form or as a synonym.
 * The share of the shorter text counts three times as much: a text still being typed is short, and all of it may be in a long complaint.
 * @returns 0 when either consists of stop words only
 */
export function textSimilarity(one: string, other: string): number {
  const [a, b] = [gistOf(one), gistOf(other)]
  if (a.words.length === 0 || b.words.length === 0) return 0
  const [short, long] = a.words.length <= b.words.length ? [a, b] : [b, a]
  return (3 * share(short.words, long.meanings) + share(long.words, short.meanings)) / 4
}
