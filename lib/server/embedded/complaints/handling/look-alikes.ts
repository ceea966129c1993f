import type { Kysely } from 'kysely'
import type { HandledComplaintRecord, LookAlike } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'
import { likeliest, neighbours } from '../monitoring/neighbours'

const lookAlikesMax = 5

/**
 * Other complaints that may be about the same matter as one, the likeliest first, private and held ones too: the officer decides whether to
 * join them. Complaints emptied after their time of keeping are left out.
 */
export async function lookAlikesOf(
  db: Kysely<Database>,
  complaint: HandledComplaintRecord,
  now: Date,
): Promise<LookAlike[]> {
  const {
    category_id: category,
    subcategory_id: subcategory,
    title,
    description: reason,
    latitude,
    longitude,
  } = complaint
  const matter = { category, subcategory: subcategory ?? '', title, reason, latitude, longitude }
  const others = db
    .selectFrom('complaints')
    .where('number', '!=', complaint.complaint_number)
    .where('title', '!=', '')
  const nearby = await neighbours(others, matter, now)
    .select(['number', 'type', 'status', 'handling_body', 'created_at'])
    .execute()
  return likeliest(matter, nearby, lookAlikesMax, (row) => row).map(({ row, distance }) => ({
    complaint_number: row.number,
    title: row.title,
    type: row.type,
    status: row.status,
    handling_body: row.handling_body,
    distance_m: Math.round(distance),
    created_at: jakartaTime(row.created_at),
  }))
}
