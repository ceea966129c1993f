import type { Kysely } from 'kysely'
import { maskPersonalData } from '@/lib/complaints/personal-data'
import { Problem } from '@/lib/errors'
import { jakartaDay } from '@/lib/jakarta'
import type { ComplaintRating, RatingRequest } from '@/lib/schemas/complaint-ratings'
import type { Database } from '@/lib/server/db/types'
import type { ActionSettings } from '../handling/run-action'
import { noteLeftover } from '../rights/note-leftover'
import { reporterCan } from '../transitions'
import { ratingOf } from './rating-of'

/**
 * Stores what the reporter thinks of the handling. Complaint and clocks stay as they are: a rating is no step.
 * @returns the stored rating, of an earlier call too when it says the same
 * @throws Problem MOVE_NOT_ALLOWED unless the complaint has ended, and for another rating after the first
 */
export async function rateHandling(
  db: Kysely<Database>,
  { now, onPublicChange }: ActionSettings,
  { id }: { id: string },
  { rating, reason: written }: RatingRequest,
): Promise<ComplaintRating> {
  const reason = maskPersonalData(written)
  const at = now()
  const { stored, isNew } = await db.transaction().execute(async (transaction) => {
    // An update without a change locks the row on both databases: it can neither be rated twice nor emptied meanwhile.
    const complaint = await transaction
      .updateTable('complaints')
      .set((columns) => ({ step: columns.ref('step') }))
      .where('id', '=', id)
      .where('title', '!=', '')
      .returning(['status', 'awaits', 'merged_into_id', 'category_id'])
      .executeTakeFirst()
    const earlier = await ratingOf(transaction, id)
    if (earlier) return { stored: earlier, isNew: false }
    if (!complaint || !reporterCan('rate', complaint)) throw new Problem('MOVE_NOT_ALLOWED')
    await transaction
      .insertInto('complaint_ratings')
      .values({
        complaint_id: id,
        rating,
        reason,
        category_id: complaint.category_id,
        month: jakartaDay(at).slice(0, 7),
        created_at: at.toISOString(),
      })
      .execute()
    if (reason !== '') await noteLeftover(transaction, id)
    return { stored: await ratingOf(transaction, id), isNew: true }
  })
  if (stored?.rating !== rating || stored.reason !== reason) throw new Problem('MOVE_NOT_ALLOWED')
  if (isNew) onPublicChange?.()
  return stored
}
