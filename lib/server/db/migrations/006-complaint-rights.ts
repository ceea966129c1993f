import type { Kysely } from 'kysely'
import { counter, oneOf, required, startsAs } from '../columns'
import { createIndexes } from '../create-index'

/** What reporters asked of their own data, and when it was done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('complaint_rights')
    .addColumn('id', ...counter(db))
    .addColumn('complaint_id', 'text', (column) =>
      column.notNull().references('complaints.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', required)
    .addColumn('state', 'text', oneOf('state', ['requested', 'done', 'refused']))
    .addColumn('requested_at', 'text', required)
    .addColumn('due_at', 'text', required)
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text', startsAs(''))
    .addColumn('reason_id', 'text', startsAs(''))
    .addColumn('reason_en', 'text', startsAs(''))
    .execute()
  await createIndexes(db, {
    complaint_rights_of_complaint: 'complaint_rights (complaint_id, kind, id)',
    complaint_rights_due: "complaint_rights (due_at, id) where state = 'requested'",
  })
  await createIndexes(
    db,
    { complaint_rights_waiting: "complaint_rights (complaint_id, kind) where state = 'requested'" },
    'unique index',
  )
}
