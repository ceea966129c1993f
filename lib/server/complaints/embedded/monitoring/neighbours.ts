import { millisecondsInDay } from 'date-fns/constants'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { stoppedStatuses } from '@/lib/complaints/statuses'
import { distanceM, type Place } from '@/lib/distance'
import type { Database } from '@/lib/server/db/types'
import { boxAround, coarsenedByM, nearbyCells } from './distance'
import { textSimilarity } from './text-similarity'
import { radiusOf, relatedCategories } from './nearby'

/** How long a closed complaint is still suggested, days. */
const closedDaysMax = 90
/**
 * Newest nearby complaints whose texts are compared. Of each category and cell of `nearbyCells` so many open ones are read, the newest, and so
 * many closed ones, the last to be closed: more of a street than anybody can tell apart.
 */
const candidatesMax = 200
/** Lowest `textSimilarity` (0 to 1) of a nearby complaint of another category. */
const similarityMin = 0.3

/** In the words of the indexes `complaints_near_open` and `complaints_near_closed`. */
const isIn = ({ latitude, longitude }: Place) =>
  sql<SqlBool>`round(latitude * 100) = ${latitude} and round(longitude * 100) = ${longitude}`

/** Seen as a sum, which has no index: SQLite, which knows no numbers of rows, would take the one of latitudes and put all of it in order. */
const isWithin = ({ south, north, west, east }: ReturnType<typeof boxAround>) =>
  sql<SqlBool>`+latitude between ${south} and ${north} and +longitude between ${west} and ${east}`

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
  const closedSince = new Date(now.getTime() - closedDaysMax * millisecondsInDay).toISOString()
  const near = complaints
    .where(isWithin(box))
    .where('merged_into_id', 'is', null)
    .where('status', 'not in', stoppedStatuses)
  const categories = relatedCategories(subject.category)
  // One look-up each, which ends after `candidatesMax`: together they would be put in order, all that a place has ever had.
  const lookUps = nearbyCells(box).flatMap((cell) =>
    categories.flatMap((category) => {
      const there = near.select('id').where(isIn(cell)).where('category_id', '=', category)
      return [
        there.where('closed_at', 'is', null).orderBy('created_at', 'desc'),
        there.where('closed_at', '>=', closedSince).orderBy('closed_at', 'desc'),
      ].map((rows) => sql`select id from (${rows.limit(candidatesMax)}) as found`)
    }),
  )
  return complaints
    .select(['id', 'title', 'reason', 'category_id', 'subcategory_id', 'latitude', 'longitude'])
    .where(sql<SqlBool>`id in (${sql.join(lookUps, sql` union all `)})`)
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
