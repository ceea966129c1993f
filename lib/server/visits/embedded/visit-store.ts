import { randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'

const saltBytes = 32
const batchSize = 200

/** The visits of one visitor on one day. */
export interface Seen {
  visits: number
  /** UTC ISO text. */
  seenAt: string
}

/** The secret of a day, the same for all processes; the first one creates it. */
export async function saltOf(db: Kysely<Database>, day: string): Promise<string> {
  await db
    .insertInto('visit_salts')
    .values({ day, salt: randomBytes(saltBytes).toString('hex') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return (
    await db
      .selectFrom('visit_salts')
      .select('salt')
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
  ).salt
}

/** Deletes visitors and secrets of earlier days; the totals stay. */
export async function deleteBefore(transaction: Transaction<Database>, day: string): Promise<void> {
  await transaction.deleteFrom('visit_salts').where('day', '<', day).execute()
  await transaction.deleteFrom('visit_marks').where('day', '<', day).execute()
}

/** Records visitors of a day. @returns how many of them were new */
async function mark(
  db: Kysely<Database>,
  day: string,
  rows: { visitor_hash: string; seen_at: string }[],
): Promise<number> {
  const values = rows.map((row) => ({ day, ...row }))
  const fresh = await db
    .insertInto('visit_marks')
    .values(values)
    .onConflict((conflict) => conflict.columns(['day', 'visitor_hash']).doNothing())
    .returning('visitor_hash')
    .execute()
  if (fresh.length < rows.length) {
    await db
      .insertInto('visit_marks')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'visitor_hash'])
          .doUpdateSet((row) => ({ seen_at: row.ref('excluded.seen_at') })),
      )
      .execute()
  }
  return fresh.length
}

async function addSeen(
  transaction: Transaction<Database>,
  day: string,
  seen: ReadonlyMap<string, Seen>,
): Promise<void> {
  // Always in the same order, so that two processes cannot deadlock.
  const rows = [...seen]
    .map(([hash, { seenAt }]) => ({ visitor_hash: hash, seen_at: seenAt }))
    .toSorted((a, b) => (a.visitor_hash < b.visitor_hash ? -1 : 1))
  const visits = [...seen.values()].reduce((sum, each) => sum + each.visits, 0)
  let visitors = 0
  for (let start = 0; start < rows.length; start += batchSize)
    visitors += await mark(transaction, day, rows.slice(start, start + batchSize))
  await transaction
    .insertInto('visit_days')
    .values({ day, visits, visitors, is_demo: 0 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({
        visits: sql<number>`visit_days.visits + excluded.visits`,
        visitors: sql<number>`visit_days.visitors + excluded.visitors`,
      }),
    )
    .execute()
}

/** Adds visits, by day, to the totals. @param transaction so that all or nothing is added */
export async function addAllSeen(
  transaction: Transaction<Database>,
  days: ReadonlyMap<string, ReadonlyMap<string, Seen>>,
): Promise<void> {
  for (const [day, seen] of days) await addSeen(transaction, day, seen)
}
