import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { TitlesOf } from '@/lib/search/suggest'
import type { Database } from '@/lib/server/db/types'

/** A part of a list, the end not included. */
export interface Range {
  from: number
  to: number
}

/** Fewer documents are put in order by themselves; of more the index of titles is walked until the page is full. */
const fewMax = 1_000
const walkedAtOnce = 1_000

const sortColumn = { id: 'sort_id', en: 'sort_en' } as const

/** The titles of documents in a language, or else in Indonesian. */
export const titlesIn =
  (db: Kysely<Database>, locale: Locale): TitlesOf =>
  async (documents) => {
    const rows = await db.selectFrom('search_documents').select(['id', 'title_id', 'title_en']).where('id', 'in', documents).execute()
    return new Map(rows.map((row) => [row.id, (locale === 'en' ? row.title_en : null) ?? row.title_id]))
  }

/** A part of some documents by the folded letters of their titles, equal ones by their number. */
export async function inTitleOrder(db: Kysely<Database>, documents: Uint32Array, locale: Locale, isAscending: boolean, { from, to }: Range): Promise<number[]> {
  if (documents.length <= from) return []
  const column = sortColumn[locale]
  const direction = isAscending ? 'asc' : 'desc'
  const sorted = db.selectFrom('search_documents').select('id').orderBy(column, direction).orderBy('id', direction)
  if (documents.length <= fewMax) {
    return (await sorted.where('id', 'in', [...documents]).limit(to - from).offset(from).execute()).map(({ id }) => id)
  }
  const wanted = new Set(documents)
  const shown: number[] = []
  let passed = 0
  for (let last: { id: number; key: string } | undefined; shown.length < to - from; ) {
    const behind = last
    const rows = await sorted
      .select(`${column} as key`)
      .$if(behind !== undefined, (all) => all.where(sql<boolean>`(${sql.ref(column)}, id) ${sql.raw(isAscending ? '>' : '<')} (${behind?.key}, ${behind?.id})`))
      .limit(walkedAtOnce)
      .execute()
    for (const { id } of rows) {
      if (!wanted.has(id)) continue
      passed += 1
      if (passed > from && shown.length < to - from) shown.push(id)
    }
    last = rows.at(-1)
    if (!last || rows.length < walkedAtOnce) break
    await yieldToRequests()
  }
  return shown
}
