import { type Kysely, sql } from 'kysely'

/** Where people write of themselves beside a complaint, with the condition for rows that hold such words. */
const personal: Readonly<Record<string, string>> = {
  complaint_messages: 'true',
  complaint_supporters: "personal.email <> ''",
  complaint_ratings: "personal.reason <> ''",
}

/** Complaints beside whose removed identity somebody wrote again: retention looks at them once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identity_leftovers')
    .addColumn('complaint_id', 'text', (column) =>
      column.primaryKey().references('complaints.id').onDelete('cascade'),
    )
    .execute()
  for (const [table, isPersonal] of Object.entries(personal))
    await sql`insert into identity_leftovers (complaint_id)
      select distinct complaint_id from ${sql.table(table)} as personal join complaints on complaints.id = complaint_id
      where identity_removed_at is not null and ${sql.raw(isPersonal)}
      on conflict do nothing`.execute(db)
}
