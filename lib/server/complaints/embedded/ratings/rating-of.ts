import type { Kysely } from 'kysely'
import { jakartaTime } from '@/lib/jakarta'
import type { ComplaintRating } from '@/lib/schemas/complaint-ratings'
import type { Database } from '@/lib/server/db/types'

/** What the reporter of a complaint thought of its handling; null while it was not said. */
export async function ratingOf(
  db: Kysely<Database>,
  complaintId: string,
): Promise<ComplaintRating | null> {
  const row = await db
    .selectFrom('complaint_ratings')
    .select(['rating', 'reason', 'created_at'])
    .where('complaint_id', '=', complaintId)
    .executeTakeFirst()
  return row ? { ...row, created_at: jakartaTime(row.created_at) } : null
}
