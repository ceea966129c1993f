import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { SimilarComplaint, SimilarRequest } from '@/lib/schemas/complaint-monitoring'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'
import { statusLabel } from '../status-labels'
import { showsPhotosToAll } from '../transitions'
import { coarsened } from './distance'
import { likeliest, neighbours } from './neighbours'
import { publicComplaints, supporterCount } from './public-complaints'
import { publicPhotos } from './public-photos'

const similarMax = 5
/** Distances are rounded to a multiple of this, metres. */
const distanceStepM = 50

/** Public complaints that may be about the same problem nearby, the likeliest first. The request is stored nowhere. */
export async function similarComplaints(
  db: Kysely<Database>,
  request: SimilarRequest,
  locale: Locale,
  now: Date,
): Promise<SimilarComplaint[]> {
  const subject = { ...request, subcategory: request.sub_category }
  const nearby = await neighbours(publicComplaints(db), subject, now)
    .select(['number', 'type', 'status', 'verified_at', 'village_name', 'created_at'])
    .select(supporterCount.as('supporters'))
    .execute()
  const likely = likeliest(subject, nearby, similarMax, coarsened)

  const photos = await publicPhotos(
    db,
    likely.filter(({ row }) => showsPhotosToAll(row)).map(({ row }) => row.id),
  )
  return likely.map(({ row, distance }) => ({
    complaint_number: row.number,
    title: row.title,
    description: row.reason,
    complaint_status_id: row.status,
    status_name: statusLabel(row.status, locale),
    village_name: row.village_name,
    distance_m: Math.round(distance / distanceStepM) * distanceStepM,
    photos: photos.get(row.id) ?? [],
    supporters: row.supporters,
    created_at: jakartaTime(row.created_at),
  }))
}
