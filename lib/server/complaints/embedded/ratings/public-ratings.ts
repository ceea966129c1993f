import type { Selectable } from 'kysely'
import { smallestGroup } from '@/lib/schemas/complaint-monitoring'
import { type ComplaintRatings, noRatings } from '@/lib/schemas/complaint-ratings'
import { ratings } from '@/lib/schemas/rating'
import type { ComplaintRatingMonthTable } from '@/lib/server/db/complaint-rating-types'
import { withoutSmallGroups } from '../statistics/small-groups'

export type RatingSums = Selectable<ComplaintRatingMonthTable>

const columnOf = (rating: (typeof ratings)[number]) => `rating_${rating}` as const
const countOf = (rows: readonly RatingSums[], rating: (typeof ratings)[number]) =>
  rows.reduce((sum, row) => sum + row[columnOf(rating)], 0)
const numberOf = (rows: readonly RatingSums[]) =>
  ratings.reduce((sum, rating) => sum + countOf(rows, rating), 0)
const meanOf = (rows: readonly RatingSums[]) =>
  Math.round(
    (100 * ratings.reduce((sum, rating) => sum + rating * countOf(rows, rating), 0)) /
      numberOf(rows),
  ) / 100

function groupedBy(rows: readonly RatingSums[], column: 'month' | 'category_id') {
  const groups = new Map<string, RatingSums[]>()
  for (const row of rows) groups.set(row[column], [...(groups.get(row[column]) ?? []), row])
  return groups
}

/** Categories by number, the small ones as one row, which has the mean of what is in it. */
function byCategory(
  rows: readonly RatingSums[],
  { names, smallGroups }: Naming,
): ComplaintRatings['by_category'] {
  const groups = groupedBy(rows, 'category_id')
  const counted = [...groups]
    .map(([id, of]) => ({ id, name: names.get(id) ?? id, count: numberOf(of) }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
  const shown = withoutSmallGroups(counted, smallGroups)
  const own = new Set(shown.filter((group) => counted.includes(group)).map(({ id }) => id))
  const joined = rows.filter(({ category_id: id }) => !own.has(id))
  return shown.map((group) => ({
    id: group.id,
    name: group.name,
    ratings: group.count,
    mean: meanOf(counted.includes(group) ? (groups.get(group.id) ?? []) : joined),
  }))
}

interface Naming {
  /** Of categories by id. */
  names: ReadonlyMap<string, string>
  /** Of the row of small groups. */
  smallGroups: string
}

/** What everybody may see of the ratings: of a month with fewer than five only that there were some. */
export function publicRatings(rows: readonly RatingSums[], naming: Naming): ComplaintRatings {
  const months = [...groupedBy(rows, 'month')]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .filter(([, of]) => numberOf(of) > 0)
  const isShown = (of: readonly RatingSums[]) => numberOf(of) >= smallestGroup
  const shown = months.filter(([, of]) => isShown(of)).flatMap(([, of]) => of)
  const byMonth = months.map(([month, of]) => ({
    month,
    ratings: isShown(of) ? numberOf(of) : null,
    mean: isShown(of) ? meanOf(of) : null,
  }))
  if (shown.length === 0) return { ...noRatings, by_month: byMonth }
  return {
    ratings: numberOf(shown),
    mean: meanOf(shown),
    by_rating: ratings.map((rating) => ({ rating, count: countOf(shown, rating) })),
    by_category: byCategory(shown, naming),
    by_month: byMonth,
  }
}
