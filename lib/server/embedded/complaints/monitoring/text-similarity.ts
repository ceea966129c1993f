import { isStopWord } from '@/lib/search/analyse'
import { stemOf } from '@/lib/search/stems'
import { synonymsIn } from '@/lib/search/synonyms'
import { tokensOf } from '@/lib/search/tokens'

/** What a text is about: its words, each with its forms, and every form with those of words that mean the same. */
interface Gist {
  words: string[][]
  meanings: Set<string>
}

/** Words of a text that are looked at; the beginning of a complaint says what it is about. */
const wordsMax = 150

/** Complaints are written in either language whatever the page's, so both count: stop words and roots alike. */
function gistOf(text: string): Gist {
  const read = tokensOf(text)
    .slice(0, wordsMax)
    .map(({ word }) => word)
  const told = new Map(
    read
      .filter((word) => !isStopWord(word, 'id') && !isStopWord(word, 'en'))
      .map((word) => [stemOf(word, 'id'), [word, stemOf(word, 'id'), stemOf(word, 'en')]]),
  )
  return {
    words: [...told.values()],
    meanings: new Set(
      [...told.values(), ...synonymsIn(read).flatMap(({ others }) => others)].flat(),
    ),
  }
}

const share = (words: readonly string[][], meanings: ReadonlySet<string>) =>
  words.filter((forms) => forms.some((form) => meanings.has(form))).length / words.length

/**
 * How much two texts say the same, 0 to 1: the share of each one's words that stand in the other, as written, in another form or as a synonym.
 * The shorter text counts three times as much: somebody who is still typing has written little, and all of it may be in a long complaint.
 * @returns 0 when either has no word that tells something
 */
export function textSimilarity(one: string, other: string): number {
  const [a, b] = [gistOf(one), gistOf(other)]
  if (a.words.length === 0 || b.words.length === 0) return 0
  const [short, long] = a.words.length <= b.words.length ? [a, b] : [b, a]
  return (3 * share(short.words, long.meanings) + share(long.words, short.meanings)) / 4
}
