import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/** URLs of public photos of complaints, in their order, by the complaint's internal id. Evidence, later photos of the reporter and held photos are left out. */
export async function publicPhotos(
  db: Kysely<Database>,
  complaintIds: readonly string[],
): Promise<Map<string, { url: string }[]>> {
  const photos = new Map<string, { url: string }[]>()
  if (complaintIds.length === 0) return photos
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'complaint_id'])
    .where('complaint_id', 'in', complaintIds)
    .where('purpose', '=', 'complaint')
    .where('held_reason', 'is', null)
    .orderBy('position')
    .execute()
  for (const { id, complaint_id: complaint } of rows) {
    if (complaint !== null)
      photos.set(complaint, [...(photos.get(complaint) ?? []), { url: `/v1/public/media/${id}` }])
  }
  return photos
}
