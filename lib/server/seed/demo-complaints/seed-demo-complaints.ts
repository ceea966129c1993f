import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { putFacts } from '@/lib/server/complaints/embedded/statistics/put-facts'
import { demoRows } from './demo-rows'
import { loadLocations } from './locations'

const stateName = 'demo-complaints'
/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535; a complaint has some 50 columns. */
const batchSize = 200

/**
 * Gives a new installation about 120 example complaints of the last months, to demonstrate following and monitoring. Once only: after
 * the examples were removed they never come back, and an installation that holds a complaint already gets none. All or nothing.
 * @param now the examples are dated relative to it
 */
export async function seedDemoComplaints(db: Kysely<Database>, now: Date): Promise<void> {
  const done = await db
    .selectFrom('seed_state')
    .select('name')
    .where('name', '=', stateName)
    .executeTakeFirst()
  if (done) return
  const locations = await loadLocations(db)
  await db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('seed_state')
      .values({ name: stateName, hash: now.toISOString().slice(0, 10) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!first) return
    const present = await transaction
      .selectFrom('complaints')
      .select('id')
      .limit(1)
      .executeTakeFirst()
    if (present) return
    const { complaints, history, messages, supporters, facts } = demoRows(locations, now)
    for (let at = 0; at < complaints.length; at += batchSize)
      await transaction
        .insertInto('complaints')
        .values(complaints.slice(at, at + batchSize))
        .execute()
    for (let at = 0; at < history.length; at += batchSize)
      await transaction
        .insertInto('complaint_history')
        .values(history.slice(at, at + batchSize))
        .execute()
    await putFacts(transaction, facts)
    for (let at = 0; at < messages.length; at += batchSize)
      await transaction
        .insertInto('complaint_messages')
        .values(messages.slice(at, at + batchSize))
        .execute()
    for (let at = 0; at < supporters.length; at += batchSize)
      await transaction
        .insertInto('complaint_supporters')
        .values(supporters.slice(at, at + batchSize))
        .execute()
  })
}
