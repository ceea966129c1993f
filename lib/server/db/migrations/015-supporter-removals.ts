import type { Kysely } from 'kysely'
import { required } from '../columns'
import { createIndexes } from '../create-index'

/** Complaints that are public no more, while addresses of their supporters are still to be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('supporter_removals')
    .addColumn('complaint_id', 'text', (column) =>
      column.primaryKey().references('complaints.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', required)
    .execute()
  await createIndexes(db, {
    supporter_removals_by_age: 'supporter_removals (created_at, complaint_id)',
  })
}
