import { smallestGroup } from '@/lib/schemas/complaint-monitoring'

export interface Counted {
  id: string
  name: string
  count: number
}

const joinedGroup = 'other'

/**
 * Merges the groups below five into one row at the end. When that row would itself be below five, the next smallest groups
 * are merged too, because a small remainder could be calculated from the total.
 * @param groups in display order
 * @param name of the merged row
 */
export function withoutSmallGroups(groups: readonly Counted[], name: string): Counted[] {
  const bySize = groups.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count)
  const joined = new Set<string>()
  let count = 0
  for (const group of bySize) {
    if (group.count >= smallestGroup && (count === 0 || count >= smallestGroup)) break
    joined.add(group.id)
    count += group.count
  }
  const shown = groups.filter((group) => group.count > 0 && !joined.has(group.id))
  return count === 0 ? shown : [...shown, { id: joinedGroup, name, count }]
}
