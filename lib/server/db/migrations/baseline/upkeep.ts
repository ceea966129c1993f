import type { Kysely } from 'kysely'
import { key, required } from '../../columns'
import { createIndexes } from '../../create-index'

/** What was seeded, which job ran when and where it goes on, and the counters of limits that several processes share. */
export async function createUpkeep(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seed_state')
    .addColumn('name', 'text', key)
    .addColumn('hash', 'text', required)
    .execute()
  await db.schema
    .createTable('job_runs')
    .addColumn('name', 'text', key)
    .addColumn('started_at', 'text', required)
    .execute()
  await db.schema
    .createTable('job_cursors')
    .addColumn('name', 'text', key)
    .addColumn('position', 'text', required)
    .execute()
  await db.schema
    .createTable('rate_limits')
    .addColumn('key_hash', 'text', key)
    .addColumn('uses', 'integer', required)
    .addColumn('window_ends_at', 'text', required)
    .execute()
  await createIndexes(db, { rate_limits_by_end: 'rate_limits (window_ends_at)' })
}
