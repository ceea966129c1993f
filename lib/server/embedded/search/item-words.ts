import { type Kysely, sql } from 'kysely'
import { locales } from '@/lib/i18n/locales'
import { isStopWord } from '@/lib/search/analyse'
import { lexemeOf, rowOf } from '@/lib/search/index-model'
import { readRows, rowCount } from '@/lib/search/row-set'
import { among } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { searchWords } from '../search-words'

/** Where lists look for words: what they show of an item, and its tags. */
const listed = ['title', 'keywords', 'summary'] as const
/** Shorter words are looked for as they are: too many begin with two letters. */
const startMin = 3
/** Documents that are looked at, the last added first; a word that more hold says little. */
const documentsMax = 20_000
/** Behind every letter and digit. */
const lastSign = '\uFFFF'

interface Piece {
  part: number
  rows: Uint8Array
}

async function documentsWith(db: Kysely<Database>, word: string): Promise<Set<number>> {
  const ranges = listed
    .map((field) => lexemeOf(field, word))
    .map((from) =>
      word.length < startMin
        ? sql`lexeme = ${from}`
        : sql`lexeme >= ${from} and lexeme < ${from + lastSign}`,
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

/** Items that a list has to show for the words somebody typed. */
export interface ItemsWithWords {
  ids: readonly number[]
  /** There may be more. */
  isCapped: boolean
}

/**
 * Items of a search source whose title, summary or tags hold each of the words, from its beginning, in either language. Words that stand in
 * every text are not asked for.
 * @returns null when nothing is asked
 */
export async function itemsWithWords(
  db: Kysely<Database>,
  source: string,
  typed: string | undefined,
): Promise<ItemsWithWords | null> {
  const words = searchWords(typed)
  if (words.length === 0) return null
  const telling = words.filter((word) => !locales.some((locale) => isStopWord(word, locale)))
  let documents: number[] | null = null
  for (const word of telling) {
    const found: Set<number> = await documentsWith(db, word)
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
