import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/** Deletes what reporters wrote beside their ratings; the ratings stay, and stay counted. */
export async function clearRatingReasons(
  transaction: Transaction<Database>,
  complaintIds: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('complaint_ratings')
    .set({ reason: '' })
    .where('complaint_id', 'in', complaintIds)
    .where('reason', '!=', '')
    .execute()
}
