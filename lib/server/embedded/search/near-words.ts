import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { queryWordsMax, type ReadQuery } from '@/lib/search/query'
import { tokensOf } from '@/lib/search/tokens'
import type { Database } from '@/lib/server/db/types'
import type { Snapshot } from './snapshot'
import { titlesIn } from './titles'

const nearMax = 5
/** Edits looked across for words near to one that found nothing; more than is ever mended by itself. */
const nearEdits = 3

/** The words with the misspelt ones mended, as a visitor would write them; null when none was. */
export function correctedText(text: string, { corrections }: ReadQuery): string | null {
  if (corrections.size === 0) return null
  let result = ''
  let at = 0
  for (const { word, start, end } of tokensOf(text)) {
    result += text.slice(at, start) + (corrections.get(word) ?? text.slice(start, end))
    at = end
  }
  return result + text.slice(at)
}

/** Up to five known phrases and words that look a little like the words that found nothing. */
export async function nearWords(
  db: Kysely<Database>,
  text: string,
  { vocabulary, phrases, heads }: Snapshot,
  locale: Locale,
  nowMs: number,
): Promise<string[]> {
  const typed = tokensOf(text)
    .map(({ word }) => word)
    .slice(0, queryWordsMax)
  const near = new Set<string>()
  for (const word of typed) {
    if (near.size >= nearMax) break
    for (const value of await phrases[locale].suggest(
      word,
      nearMax,
      (document) => heads.isLive(document, nowMs),
      titlesIn(db, locale),
    ))
      near.add(value)
  }
  for (const word of typed) {
    if (near.size >= nearMax) break
    for (const { word: other } of vocabulary.near(
      word,
      nearMax,
      Math.min(nearEdits, Math.floor(word.length / 2)),
    )) {
      // A word that begins otherwise reads as a different word, however few letters differ.
      if (other[0] === word[0]) near.add(other)
    }
  }
  return [...near].slice(0, nearMax)
}
