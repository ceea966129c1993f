import type { Kysely } from 'kysely'

/** Remembers which seed was loaded last, so that a start without new content writes nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seed_state')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
}
