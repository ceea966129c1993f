import type { Kysely } from 'kysely'
import type { HandledComplaintRecord, LikelyDuplicate } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'
import { likeliest, neighbours } from '../monitoring/neighbours'

const duplicatesMax = 5

/**
 * Other complaints that may be about the same problem, the likeliest first, private and held ones too: the officer decides whether to
 * merge them. Complaints whose contents were deleted by the retention rule are left out.
 */
export async function likelyDuplicatesOf(
  db: Kysely<Database>,
  complaint: HandledComplaintRecord,
  now: Date,
): Promise<LikelyDuplicate[]> {
  const {
    category_id: category,
    subcategory_id: subcategory,
    title,
    description: reason,
    latitude,
    longitude,
  } = complaint
  const subject = { category, subcategory: subcategory ?? '', title, reason, latitude, longitude }
  const others = db
    .selectFrom('complaints')
    .where('number', '!=', complaint.complaint_number)
    .where('title', '!=', '')
  const nearby = await neighbours(others, subject, now)
    .select(['number', 'type', 'status', 'handling_body', 'created_at'])
    .execute()
  return likeliest(subject, nearby, duplicatesMax, (row) => row).map(({ row, distance }) => ({
    complaint_number: row.number,
    title: row.title,
    type: row.type,
    status: row.status,
    handling_body: row.handling_body,
    distance_m: Math.round(distance),
    created_at: jakartaTime(row.created_at),
  }))
}
