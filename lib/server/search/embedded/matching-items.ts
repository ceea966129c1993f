import { type Kysely, sql } from 'kysely'
import { locales } from '@/lib/i18n/locales'
import { isStopWord } from '@/lib/search/analyse'
import { lexemeOf, rowOf } from '@/lib/search/index-model'
import { readRows, rowCount } from '@/lib/search/row-set'
import { among } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { indexTerms } from './list-terms'

/** The fields that lists search: what they show of an item, and its tags. */
const listed = ['title', 'keywords', 'summary'] as const
/** Shorter terms must match a whole word: too many words begin with two letters. */
const prefixLengthMin = 3
/** Documents considered, the last added first; a term in more of them says little. */
const documentsMax = 20_000
/** Sorts after every letter and digit. */
const lastCharacter = '\uFFFF'

interface Piece {
  part: number
  rows: Uint8Array
}

async function documentsContaining(db: Kysely<Database>, word: string): Promise<Set<number>> {
  const ranges = listed
    .map((field) => lexemeOf(field, word))
    .map((from) =>
      word.length < prefixLengthMin
        ? sql`lexeme = ${from}`
        : sql`lexeme >= ${from} and lexeme < ${from + lastCharacter}`,
    )
  const { rows: pieces } = await sql<Piece>`${sql.join(
    ranges.map((range) => sql`select part, rows from search_postings where ${range}`),
    sql` union all `,
  )}`.execute(db)
  const found = new Set<number>()
  for (const { part, rows: stored } of pieces) {
    const bytes = new Uint8Array(stored)
    const rows = new Uint32Array(rowCount(bytes))
    readRows(bytes, part, rows, 0)
    for (const row of rows) found.add(rowOf(row).document)
  }
  return found
}

/** Items that match a list search. */
export interface MatchingItems {
  ids: readonly number[]
  /** There may be more. */
  isCapped: boolean
}

/**
 * Items of a search source whose title, summary or tags contain each term as a prefix, in either language. Stop words are ignored.
 * @returns null for an empty search
 */
export async function findMatchingItems(
  db: Kysely<Database>,
  source: string,
  typed: string | undefined,
): Promise<MatchingItems | null> {
  const terms = indexTerms(typed)
  if (terms.length === 0) return null
  const significant = terms.filter((word) => !locales.some((locale) => isStopWord(word, locale)))
  let documents: number[] | null = null
  for (const word of significant) {
    const found: Set<number> = await documentsContaining(db, word)
    documents =
      documents === null ? [...found] : documents.filter((document) => found.has(document))
    if (documents.length === 0) break
  }
  const newest = new Uint32Array(documents ?? []).toSorted((a, b) => b - a).slice(0, documentsMax)
  if (newest.length === 0) return { ids: [], isCapped: false }
  const rows = await db
    .selectFrom('search_documents')
    .select('item_id')
    .where('source', '=', source)
    .where(among(db, sql.ref('id'), [...newest]))
    .execute()
  return { ids: rows.map((row) => row.item_id), isCapped: newest.length === documentsMax }
}
