import { type Kysely, sql } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { Database } from '@/lib/server/db/types'

/** Different words kept of one day, so that nobody can fill the table; those that come first stay. */
export const wordsPerDayMax = 5_000
const rowsAtOnce = 200

/** How often words were searched for, and how often one of their results was opened. */
export interface QueryCount {
  day: string
  locale: Locale
  words: string
  asked: number
  opened: number
}

/** Adds to the counts of their days. @param transaction so that all or nothing is added */
export async function addCounts(
  transaction: Kysely<Database>,
  counts: readonly QueryCount[],
): Promise<void> {
  for (const day of new Set(counts.map((count) => count.day)))
    await addOfDay(
      transaction,
      day,
      counts.filter((count) => count.day === day),
    )
}

async function addOfDay(
  transaction: Kysely<Database>,
  day: string,
  counts: readonly QueryCount[],
): Promise<void> {
  const { known } = await transaction
    .selectFrom('search_queries')
    .where('day', '=', day)
    .select((select) => select.fn.countAll<number>().as('known'))
    .executeTakeFirstOrThrow()
  let room = wordsPerDayMax - known
  // Always in the same order, so that two processes cannot deadlock.
  const sorted = counts.toSorted((a, b) =>
    `${a.locale} ${a.words}` < `${b.locale} ${b.words}` ? -1 : 1,
  )
  for (let start = 0; start < sorted.length; start += rowsAtOnce) {
    const some = sorted.slice(start, start + rowsAtOnce)
    const stored = await transaction
      .selectFrom('search_queries')
      .where('day', '=', day)
      .where(
        'words',
        'in',
        some.map(({ words }) => words),
      )
      .select(['locale', 'words'])
      .execute()
    const isStored = ({ locale, words }: QueryCount) =>
      stored.some((row) => row.locale === locale && row.words === words)
    const kept = some.filter((count) => isStored(count) || (room -= 1) >= 0)
    if (kept.length === 0) continue
    await transaction
      .insertInto('search_queries')
      .values(kept)
      .onConflict((conflict) =>
        conflict.columns(['day', 'words', 'locale']).doUpdateSet({
          asked: sql<number>`search_queries.asked + excluded.asked`,
          opened: sql<number>`search_queries.opened + excluded.opened`,
        }),
      )
      .execute()
  }
}

/** The words that were asked for most since a day. @param least times that they were asked for */
export async function mostAsked(
  db: Kysely<Database>,
  { since, least, limit }: { since: string; least: number; limit: number },
): Promise<Omit<QueryCount, 'day'>[]> {
  return db
    .selectFrom('search_queries')
    .where('day', '>=', since)
    .select((select) => [
      'locale',
      'words',
      select.fn.sum<number>('asked').as('asked'),
      select.fn.sum<number>('opened').as('opened'),
    ])
    .groupBy(['locale', 'words'])
    .having((having) => having.fn.sum('asked'), '>=', least)
    .orderBy('asked', 'desc')
    .orderBy('words')
    .limit(limit)
    .execute()
}
