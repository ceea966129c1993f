import { type Kysely, sql } from 'kysely'

/** Indexes for what is asked about complaints at every act, every day and in the lists of officers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('complaints_merged')
    .on('complaints')
    .column('merged_into_id')
    .where(sql.ref('merged_into_id'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('complaints_closed')
    .on('complaints')
    .column('closed_at')
    .where(sql.ref('closed_at'), 'is not', null)
    .execute()
  // The order of officers' lists; its first part is written as in the query, or it would not be found.
  await sql`CREATE INDEX complaints_due ON complaints ((case when resolve_due_on is null then 1 else 0 end), resolve_due_on, created_at, id)`.execute(
    db,
  )
  await db.schema.createIndex('outbox_of_complaint').on('outbox').column('complaint_id').execute()
  await db.schema
    .createIndex('outbox_sent')
    .on('outbox')
    .column('sent_at')
    .where(sql.ref('sent_at'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('complaint_access_of_complaint')
    .on('complaint_access')
    .column('complaint_id')
    .execute()
}
