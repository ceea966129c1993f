import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/search/analyse'
import type { Heads } from '@/lib/search/heads'
import { fields, lexemeOf, rowOf } from '@/lib/search/index-model'
import { queryWordsMax, type ReadQuery } from '@/lib/search/query'
import type { Ranking } from '@/lib/search/rank'
import { tokensOf } from '@/lib/search/tokens'
import type { Database } from '@/lib/server/db/types'
import type { Snapshot } from './snapshot'
import { postingsOf } from './term-index'
import { titlesIn } from './titles'

const nearMax = 5
/** Edits between a word that found nothing and one that is offered for it: a third of its letters, or it would be a different word. */
const nearEdits = (length: number) => Math.min(3, Math.floor(length / 3))
/** Known words that are looked at for one that found nothing; some of them stand only in texts of the other language. */
const candidatesMax = 4 * nearMax

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

/** The words that no text holds while others of the query found something, each once, as the visitor wrote them. */
export function wordsWithoutHits(
  text: string,
  { groups }: ReadQuery,
  { isWordFound }: Ranking,
): string[] {
  const unfound = new Set(groups.flatMap(({ word }, at) => (isWordFound[at] ? [] : [word])))
  const written = new Map<string, string>()
  for (const { word, start, end } of tokensOf(text))
    if (unfound.has(word) && !written.has(word)) written.set(word, text.slice(start, end))
  return [...written.values()]
}

/** Those of the words that a text of the language holds which can be read now, in their order. */
async function wordsOfLanguage(
  db: Kysely<Database>,
  words: readonly string[],
  heads: Heads,
  locale: Locale,
  nowMs: number,
): Promise<string[]> {
  const postings = await postingsOf(
    db,
    words.flatMap((word) => fields.map((field) => lexemeOf(field, word))),
  )
  const isRead = (row: number) => {
    const { document, language } = rowOf(row)
    return language === locale && heads.isLive(document, nowMs)
  }
  return words.filter((word) =>
    fields.some((field) => postings.get(lexemeOf(field, word))?.some(isRead)),
  )
}

/** Up to five known phrases and words of the language that look a little like the words that found nothing. */
export async function nearWords(
  db: Kysely<Database>,
  text: string,
  { vocabulary, phrases, heads }: Snapshot,
  locale: Locale,
  nowMs: number,
): Promise<string[]> {
  const typed = tokensOf(text)
    .slice(0, queryWordsMax)
    .flatMap(wordsOf)
    .filter((word) => !/^\d+$/.test(word))
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
    const candidates = vocabulary
      .near(word, candidatesMax, nearEdits(word.length))
      // A word that begins otherwise reads as a different word, however few letters differ.
      .flatMap(({ word: other }) => (other[0] === word[0] ? [other] : []))
    for (const other of await wordsOfLanguage(db, candidates, heads, locale, nowMs)) near.add(other)
  }
  return [...near].slice(0, nearMax)
}
