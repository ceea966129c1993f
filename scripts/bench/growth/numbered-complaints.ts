import type { Kysely } from 'kysely'
import type { ComplaintStatus } from '@/lib/complaints/statuses'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import type { Database } from '@/lib/server/db/types'

export interface NumberedComplaint {
  id: string
  number: string
}

/** Public complaints of a status that are not held, under numbers that people could type. */
export async function withRealNumbers(
  db: Kysely<Database>,
  status: ComplaintStatus,
  count: number,
): Promise<NumberedComplaint[]> {
  const rows = await db
    .selectFrom('complaints')
    .select('id')
    .where('status', '=', status)
    .where('type', '=', 'public')
    .where('held_reason', 'is', null)
    .where('is_demo', '=', 0)
    .limit(count)
    .execute()
  if (rows.length < count) throw new Error(`too few complaints are ${status}`)
  const numbers = rows.map(({ id }) => ({ id, number: newComplaintNumber(new Date()) }))
  for (const { id, number } of numbers)
    await db.updateTable('complaints').set({ number }).where('id', '=', id).execute()
  return numbers
}
