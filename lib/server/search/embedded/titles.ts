import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { TitlesOf } from '@/lib/search/suggest'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'

/** A range of a list, the end excluded. */
export interface Range {
  from: number
  to: number
}

/** Fewer documents are sorted directly; for more, the index of titles is scanned until the page is full. */
const fewMax = 1_000
const walkedAtOnce = 5_000

const sortColumn = { id: 'sort_id', en: 'sort_en' } as const
type SortColumn = (typeof sortColumn)[Locale]

/** Position of a scan through the titles. */
interface TitlePosition {
  id: number
  key: string
}

/** The titles of documents in a language, else in Indonesian. */
export const titlesIn =
  (db: Kysely<Database>, locale: Locale): TitlesOf =>
  async (documents) => {
    const rows = await db
      .selectFrom('search_documents')
      .select(['id', 'title_id', 'title_en'])
      .where('id', 'in', documents)
      .execute()
    return new Map(
      rows.map((row) => [row.id, (locale === 'en' ? row.title_en : null) ?? row.title_id]),
    )
  }

/** A range of documents ordered by folded title, equal ones by number. */
export async function inTitleOrder(
  db: Kysely<Database>,
  documents: Uint32Array,
  locale: Locale,
  isAscending: boolean,
  { from, to }: Range,
): Promise<number[]> {
  if (documents.length <= from) return []
  const column = sortColumn[locale]
  const direction = isAscending ? 'asc' : 'desc'
  const sorted = db
    .selectFrom('search_documents')
    .select('id')
    .orderBy(column, direction)
    .orderBy('id', direction)
  if (documents.length <= fewMax) {
    return (
      await sorted
        .where('id', 'in', [...documents])
        .limit(to - from)
        .offset(from)
        .execute()
    ).map(({ id }) => id)
  }
  const wanted = new Set(documents)
  const shown: number[] = []
  let passed = 0
  for (let last: TitlePosition | null = null; shown.length < to - from;) {
    const ids: readonly number[] = await walked(db, column, isAscending, last)
    for (const id of ids) {
      if (!wanted.has(id)) continue
      passed += 1
      if (passed > from && shown.length < to - from) shown.push(id)
    }
    const end = ids.at(-1)
    if (end === undefined || ids.length < walkedAtOnce) break
    last = {
      id: end,
      key:
        (
          await db
            .selectFrom('search_documents')
            .select(`${column} as key`)
            .where('id', '=', end)
            .executeTakeFirst()
        )?.key ?? '',
    }
    await yieldToRequests()
  }
  return shown
}

/** The next documents in the order of titles, only their numbers and as one text: separate rows would cost ten times as much. */
async function walked(
  db: Kysely<Database>,
  column: SortColumn,
  isAscending: boolean,
  last: TitlePosition | null,
): Promise<number[]> {
  const key = sql.ref(column)
  const [direction, comparison] = isAscending ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const behind =
    last === null ? sql`` : sql`where (${key}, id) ${comparison} (${last.key}, ${last.id})`
  const next = sql`select id, ${key} from search_documents ${behind} order by ${key} ${direction}, id ${direction} limit ${walkedAtOnce}`
  const joined = isPostgres(db)
    ? sql`string_agg(id::text, ',' order by ${key} ${direction}, id ${direction})`
    : sql`group_concat(id)`
  const { rows } = await sql<{
    ids: string | null
  }>`select ${joined} as ids from (${next}) as next`.execute(db)
  return rows[0]?.ids?.split(',').map(Number) ?? []
}
