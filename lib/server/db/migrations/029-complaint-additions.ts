import type { Kysely } from 'kysely'

/** Forms by which reporters added to their complaints. Column meanings: `complaint-handling-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('complaint_additions')
    .addColumn('complaint_id', 'text', (column) =>
      column.notNull().references('complaints.id').onDelete('cascade'),
    )
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('complaint_additions_key', ['complaint_id', 'key_hash'])
    .execute()
}
