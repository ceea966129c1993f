import { smallestGroup } from '@/lib/schemas/complaint-monitoring'

/** Range of complaints of one shade of the map. */
export interface RegionShade {
  from: number
  /** null for the darkest, which has no end. */
  until: number | null
}

/** The shades from light to dark: at most three of about equal width, fewer when the counts lie close together. */
export function shadesOf(counts: readonly number[]): RegionShade[] {
  const largest = Math.max(0, ...counts)
  const starts = [
    ...new Set(
      [0, largest / 3, (2 * largest) / 3].map((start) => Math.max(smallestGroup, Math.ceil(start))),
    ),
  ]
  return starts.map((from, at) => {
    const next = starts[at + 1]
    return { from, until: next === undefined ? null : next - 1 }
  })
}

/** Shade of a count, from 0; -1 below the range of the lightest. */
export const shadeOf = (count: number, shades: readonly RegionShade[]) =>
  shades.findLastIndex(({ from }) => count >= from)
