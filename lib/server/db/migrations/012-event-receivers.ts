import type { Kysely } from 'kysely'
import { key, required, startsAs } from '../columns'

/** How far each system that is told about steps of complaints has been told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event_receivers')
    .addColumn('name', 'text', key)
    .addColumn('position', 'bigint', required)
    .addColumn('pending_until', 'bigint')
    .addColumn('attempts', 'integer', startsAs(0))
    .addColumn('next_attempt_at', 'text')
    .addColumn('lease', 'text', startsAs(''))
    .addColumn('lease_ends_at', 'text', startsAs(''))
    .addColumn('replays', 'integer', startsAs(0))
    .addColumn('last_attempt_at', 'text')
    .addColumn('last_outcome', 'text', startsAs(''))
    .execute()
}
