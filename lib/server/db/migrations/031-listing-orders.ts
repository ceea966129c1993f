import { type Kysely, sql } from 'kysely'

/**
 * The orders of officers' lists that their filters had no index for: by due day in a category, city or district, by receipt for an office.
 * SQLite put all that a filter left in order for each page, half a second for a common category among a million.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, first: string[]) =>
    db.schema
      .createIndex(`complaint_listings_${name}`)
      .on('complaint_listings')
      .columns([...first, 'created_at', 'position'])
  await index('category_due', ['category_id', 'due_on']).execute()
  await index('city_due', ['city_code', 'due_on']).execute()
  await index('district_due', ['district_code', 'due_on']).execute()
  await index('handler_received', ['handling_body'])
    .where(sql.ref('handling_body'), 'is not', null)
    .execute()
}
