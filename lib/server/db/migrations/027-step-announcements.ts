import type { Kysely } from 'kysely'

/** Steps of which not all supporters were told yet. Column meanings: `mail-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('step_announcements')
    .addColumn('complaint_id', 'text', (column) =>
      column.notNull().references('complaints.id').onDelete('cascade'),
    )
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('told_until', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('step_announcements_key', ['complaint_id', 'step'])
    .execute()
  await db.schema
    .createIndex('step_announcements_by_age')
    .on('step_announcements')
    .columns(['created_at', 'complaint_id', 'step'])
    .execute()
}
