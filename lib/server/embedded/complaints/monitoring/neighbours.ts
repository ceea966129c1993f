import { millisecondsInDay } from 'date-fns/constants'
import type { SelectQueryBuilder } from 'kysely'
import { stoppedStatuses } from '@/lib/complaints/statuses'
import { distanceM, type Place } from '@/lib/distance'
import type { Database } from '@/lib/server/db/types'
import { boxAround, coarsenedByM } from './distance'
import { textSimilarity } from './text-similarity'
import { radiusOf, relatedCategories } from './nearby'

/** How long a closed complaint is still worth pointing to, days. */
const closedDaysMax = 90
/** Complaints of one neighbourhood whose texts are compared, the newest. */
const candidatesMax = 200
/** Lowest `textSimilarity` (0 to 1) at which a nearby complaint of another category may be the same matter. */
const likenessMin = 0.3

/** What a complaint is about and where, whoever asks about it. */
export interface Matter extends Place {
  category: string
  /** Empty for none. */
  subcategory: string
  title: string
  reason: string
}

/**
 * Of some complaints those near a matter, open or closed within 90 days, of its own or a related category. Joined ones are left out, their
 * main complaint stands for them.
 */
export function neighbours(
  complaints: SelectQueryBuilder<Database, 'complaints', object>,
  matter: Matter,
  now: Date,
) {
  const box = boxAround(matter, radiusOf(matter.category, matter.subcategory) + coarsenedByM)
  return complaints
    .select(['id', 'title', 'reason', 'category_id', 'subcategory_id', 'latitude', 'longitude'])
    .where('category_id', 'in', relatedCategories(matter.category))
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
 * Neighbours that may be about the same matter, the likeliest first. Those of the same kind need no common words; all others do.
 * @param seenAt where the asker may know a neighbour to be; distances are measured to there
 */
export function likeliest<Row extends Neighbour>(
  matter: Matter,
  rows: readonly Row[],
  max: number,
  seenAt: (row: Row) => Place,
): { row: Row; distance: number }[] {
  const radius = radiusOf(matter.category, matter.subcategory)
  const words = `${matter.title} ${matter.reason}`
  return (
    rows
      .map((row) => ({
        row,
        distance: distanceM(matter, seenAt(row)),
        words: textSimilarity(words, `${row.title} ${row.reason}`),
        isSameKind:
          row.category_id === matter.category &&
          row.subcategory_id === (matter.subcategory || null),
      }))
      .filter(
        ({ distance, words: same, isSameKind }) =>
          distance <= radius && (isSameKind || same >= likenessMin),
      )
      // Words tell most, then the kind of matter, then how near it is.
      .map((each) => ({
        ...each,
        score:
          0.6 * each.words + (each.isSameKind ? 0.25 : 0) + 0.15 * (1 - each.distance / radius),
      }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, max)
  )
}
