import { millisecondsInDay } from 'date-fns/constants'
import type { SelectQueryBuilder } from 'kysely'
import { stoppedStatuses } from '@/lib/complaints/statuses'
import { distanceM, type Place } from '@/lib/distance'
import type { Database } from '@/lib/server/db/types'
import { boxAround, coarsenedByM } from './distance'
import { textSimilarity } from './text-similarity'
import { radiusOf, relatedCategories } from './nearby'

/** How long a closed complaint is still suggested, days. */
const closedDaysMax = 90
/** Newest nearby complaints whose texts are compared. */
const candidatesMax = 200
/** Lowest `textSimilarity` (0 to 1) of a nearby complaint of another category. */
const similarityMin = 0.3

export interface ComplaintSubject extends Place {
  category: string
  /** Empty for none. */
  subcategory: string
  title: string
  reason: string
}

/**
 * The complaints near a subject, open or closed within 90 days, of its own or a related category. Merged ones are left out in favour of
 * their main complaint.
 */
export function neighbours(
  complaints: SelectQueryBuilder<Database, 'complaints', object>,
  subject: ComplaintSubject,
  now: Date,
) {
  const box = boxAround(subject, radiusOf(subject.category, subject.subcategory) + coarsenedByM)
  return complaints
    .select(['id', 'title', 'reason', 'category_id', 'subcategory_id', 'latitude', 'longitude'])
    .where('category_id', 'in', relatedCategories(subject.category))
    .where('latitude', '>=', box.south)
    .where('latitude', '<=', box.north)
    .where('longitude', '>=', box.west)
    .where('longitude', '<=', box.east)
    .where('merged_into_id', 'is', null)
    .where('status', 'not in', stoppedStatuses)
    .where((each) =>
      each.or([
        each('closed_at', 'is', null),
        each(
          'closed_at',
          '>=',
          new Date(now.getTime() - closedDaysMax * millisecondsInDay).toISOString(),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(candidatesMax)
}

interface Neighbour extends Place {
  title: string
  reason: string
  category_id: string
  subcategory_id: string | null
}

/**
 * Neighbours that may be about the same problem, the likeliest first. Those of another category need a similarity of `similarityMin`.
 * @param seenAt place of a neighbour as the caller may see it; distances are measured to there
 */
export function likeliest<Row extends Neighbour>(
  subject: ComplaintSubject,
  rows: readonly Row[],
  max: number,
  seenAt: (row: Row) => Place,
): { row: Row; distance: number }[] {
  const radius = radiusOf(subject.category, subject.subcategory)
  const text = `${subject.title} ${subject.reason}`
  return (
    rows
      .map((row) => ({
        row,
        distance: distanceM(subject, seenAt(row)),
        similarity: textSimilarity(text, `${row.title} ${row.reason}`),
        isSameKind:
          row.category_id === subject.category &&
          row.subcategory_id === (subject.subcategory || null),
      }))
      .filter(
        ({ distance, similarity, isSameKind }) =>
          distance <= radius && (isSameKind || similarity >= similarityMin),
      )
      // The text weighs most, then the category, then the distance.
      .map((each) => ({
        ...each,
        score:
          0.6 * each.similarity +
          (each.isSameKind ? 0.25 : 0) +
          0.15 * (1 - each.distance / radius),
      }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, max)
  )
}
