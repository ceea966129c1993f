import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { parseComplaintNumber } from '../complaint-number'
import { publicComplaints } from './public-complaints'

/**
 * What stands for a browser at one complaint. The key is the complaint's internal id, so nobody can tell from the rows that one browser
 * supports two complaints.
 */
export const browserAt = (complaintId: string, browserId: string) => createHmac('sha256', complaintId).update(browserId).digest('hex')

/** Internal id of a public complaint; null when unknown, private or held, after the same one query. */
export async function publicComplaintId(db: Kysely<Database>, number: string): Promise<string | null> {
  const row = await publicComplaints(db).select('id').where('number', '=', parseComplaintNumber(number) ?? '').executeTakeFirst()
  return row?.id ?? null
}

/**
 * Adds a supporter; a browser counts once.
 * @returns how many support it now; null when there is no such public complaint
 */
export async function addSupporter(db: Kysely<Database>, number: string, { browserId, email }: { browserId: string; email: string }, now: Date) {
  const id = await publicComplaintId(db, number)
  if (id === null) return null
  const added = await db
    .insertInto('complaint_supporters')
    .values({ complaint_id: id, supporter_hash: browserAt(id, browserId), email, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('complaint_id')
    .executeTakeFirst()
  // Somebody who first only agreed may ask for news later; an address that is there is never changed.
  if (!added && email !== '') {
    await db
      .updateTable('complaint_supporters')
      .set({ email })
      .where('complaint_id', '=', id)
      .where('supporter_hash', '=', browserAt(id, browserId))
      .where('email', '=', '')
      .execute()
  }
  const { supporters } = await db.selectFrom('complaint_listings').select('supporters').where('complaint_id', '=', id).executeTakeFirstOrThrow()
  return { supporters, is_new: added !== undefined }
}
