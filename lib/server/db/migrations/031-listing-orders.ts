import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../create-index'

export const isOutsideTransaction = true

/**
 * The orders of officers' lists that their filters had no index for: by due day in a category, city or district, by receipt for an office.
 * SQLite put all that a filter left in order for each page, half a second for a common category among a million.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, columns: string, rows = '') =>
    createIndexConcurrently(
      db,
      `complaint_listings_${name}`,
      `complaint_listings (${columns}, created_at, position) ${rows}`,
    )
  await index('category_due', 'category_id, due_on')
  await index('city_due', 'city_code, due_on')
  await index('district_due', 'district_code, due_on')
  await index('handler_received', 'handling_body', 'where handling_body is not null')
}
