import type { Kysely } from 'kysely'
import { startsAs } from '../columns'

/** How often an item has changed since it was first stored: calendar programs compare it (RFC 5545, SEQUENCE). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('content_items')
    .addColumn('revision', 'integer', startsAs(0))
    .execute()
}
