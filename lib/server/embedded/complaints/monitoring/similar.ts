import type { Kysely } from 'kysely'
import { distanceM } from '@/lib/distance'
import type { Locale } from '@/lib/i18n/locales'
import type { SimilarComplaint, SimilarRequest } from '@/lib/schemas/complaint-monitoring'
import type { ComplaintStatus } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '../../jakarta-time'
import { statusLabel } from '../status-labels'
import { showsPhotosToAll } from '../status-moves'
import { boxAround, coarsened, coarsenedByM } from './distance'
import { likeness } from './likeness'
import { radiusOf, relatedCategories } from './look-around'
import { publicComplaints, supporterCount } from './public-complaints'
import { publicPhotos } from './public-photos'

const similarMax = 5
/** How long a closed complaint is still worth pointing to, days. */
const closedDaysMax = 90
const dayMs = 24 * 60 * 60_000
/** Complaints of one neighbourhood whose texts are compared, the newest. */
const candidatesMax = 200
/** Likeness of words from which another kind of complaint nearby may be the same matter. */
const likenessMin = 0.3
/** Roundness of distances, metres. */
const distanceStepM = 50

/** Ends that nobody gains from joining: refused, given up, or withdrawn by the reporter. */
const notWorthJoining: readonly ComplaintStatus[] = ['failed', 'rejected', 'canceled']

/**
 * Public complaints that may be about the same matter, the likeliest first: of the same or a related category, near enough for the kind of
 * matter, open or closed within 90 days. Those of the same kind need no common words; all others do. Joined ones are left out, their main
 * complaint stands for them. The request is kept nowhere.
 */
export async function similarComplaints(db: Kysely<Database>, request: SimilarRequest, locale: Locale, now: Date): Promise<SimilarComplaint[]> {
  const radius = radiusOf(request.category, request.sub_category)
  const box = boxAround(request, radius + coarsenedByM)
  const nearby = await publicComplaints(db)
    .select(['id', 'number', 'type', 'title', 'reason', 'category_id', 'subcategory_id', 'status', 'verified_at', 'village_name', 'latitude', 'longitude', 'created_at'])
    .select(supporterCount.as('supporters'))
    .where('category_id', 'in', relatedCategories(request.category))
    .where('latitude', '>=', box.south)
    .where('latitude', '<=', box.north)
    .where('longitude', '>=', box.west)
    .where('longitude', '<=', box.east)
    .where('merged_into_id', 'is', null)
    .where('status', 'not in', notWorthJoining)
    .where((each) => each.or([each('closed_at', 'is', null), each('closed_at', '>=', new Date(now.getTime() - closedDaysMax * dayMs).toISOString())]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(candidatesMax)
    .execute()

  const words = `${request.title} ${request.reason}`
  const likely = nearby
    .map((row) => ({
      row,
      distance: distanceM(request, coarsened(row)),
      words: likeness(words, `${row.title} ${row.reason}`),
      isSameKind: row.category_id === request.category && row.subcategory_id === (request.sub_category || null),
    }))
    .filter(({ distance, words: same, isSameKind }) => distance <= radius && (isSameKind || same >= likenessMin))
    // Words tell most, then the kind of matter, then how near it is.
    .map((each) => ({ ...each, score: 0.6 * each.words + (each.isSameKind ? 0.25 : 0) + 0.15 * (1 - each.distance / radius) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, similarMax)

  const photos = await publicPhotos(db, likely.filter(({ row }) => showsPhotosToAll(row)).map(({ row }) => row.id))
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
