import type { Kysely } from 'kysely'
import type { ComplaintStatus } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'

/** A closed complaint keeps who sent it this long, so that it can be reopened and answered (security file, section 7). */
export const identityDays = 365
const dayMs = 24 * 60 * 60_000
const closed: ComplaintStatus[] = ['finished', 'failed', 'rejected', 'canceled']

/**
 * Takes name, phone, e-mail and address details out of complaints that have been closed for a year; the matter itself stays.
 * Running it twice, also at once, changes nothing more.
 * @returns how many complaints lost their reporter
 */
export async function removeOldIdentities(db: Kysely<Database>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - identityDays * dayMs).toISOString()
  const result = await db
    .updateTable('complaints')
    .set({ reporter_name: '', reporter_phone: '', reporter_email: '', address: '', address_detail: '' })
    .where('status', 'in', closed)
    .where('updated_at', '<', before)
    .where('reporter_name', '!=', '')
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}
