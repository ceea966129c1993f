import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/search/analyse'
import type { Heads } from '@/lib/search/heads'
import { fields, lexemeOf, rowOf } from '@/lib/search/index-model'
import { queryTokensMax, type ReadQuery } from '@/lib/search/query'
import { belongsTo, isKnownWord } from '@/lib/search/known-words'
import type { Ranking } from '@/lib/search/rank'
import { tokensOf } from '@/lib/search/tokens'
import type { Database } from '@/lib/server/db/types'
import type { Snapshot } from './snapshot'
import { typedWords } from './fit'
import { postingsOf } from './term-index'
import { titlesIn } from './titles'

const similarMax = 5
/** Most edits between a term without results and one offered instead: a third of its letters, or it would be a different word. */
const similarEditsMax = (length: number) => Math.min(3, Math.floor(length / 3))
/** Candidates per term; some of them occur only in texts of the other language. */
const candidatesMax = 4 * similarMax

/** The query with misspelt terms corrected; null when there were none. */
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

/** The terms without results while others of the query have some, each once, as typed. */
export function unmatchedTerms(
  text: string,
  { groups }: ReadQuery,
  { isWordFound }: Ranking,
): string[] {
  const unfound = new Set(groups.flatMap(({ word }, at) => (isWordFound[at] ? [] : [word])))
  return [...typedWords(text)].flatMap(([word, typed]) => (unfound.has(word) ? [typed] : []))
}

/** Those terms that occur in a currently published text of the language, in the given order. */
async function termsOfLanguage(
  db: Kysely<Database>,
  terms: readonly string[],
  heads: Heads,
  locale: Locale,
  nowMs: number,
): Promise<string[]> {
  const postings = await postingsOf(
    db,
    terms.flatMap((word) => fields.map((field) => lexemeOf(field, word))),
  )
  const isRead = (row: number) => {
    const { document, language } = rowOf(row)
    return language === locale && heads.isLive(document, nowMs)
  }
  return terms.filter((word) =>
    fields.some((field) => postings.get(lexemeOf(field, word))?.some(isRead)),
  )
}

/** Up to five known phrases and terms of the language that are similar to a query without results. */
export async function similarTerms(
  db: Kysely<Database>,
  text: string,
  { vocabulary, phrases, heads }: Snapshot,
  locale: Locale,
  nowMs: number,
): Promise<string[]> {
  const typed = tokensOf(text)
    .slice(0, queryTokensMax)
    .flatMap(wordsOf)
    .filter((word) => !isKnownWord(word))
  const similar = new Set<string>()
  for (const word of typed) {
    if (similar.size >= similarMax) break
    for (const { value } of await phrases[locale].suggest(
      word,
      similarMax,
      (document) => heads.isLive(document, nowMs),
      titlesIn(db, locale),
    ))
      similar.add(value)
  }
  for (const word of typed) {
    if (similar.size >= similarMax) break
    const candidates = vocabulary
      .similar(word, candidatesMax, similarEditsMax(word.length))
      // A term with another first letter reads as a different word, however few edits there are.
      .flatMap(({ word: other }) =>
        other[0] === word[0] && belongsTo(other, locale) ? [other] : [],
      )
    for (const other of await termsOfLanguage(db, candidates, heads, locale, nowMs))
      similar.add(other)
  }
  return [...similar].slice(0, similarMax)
}
