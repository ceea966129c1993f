import { smallestGroup } from '@/lib/schemas/complaint-monitoring'

/** Complaints that one shade of the map stands for. */
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

/** Which shade a count has, from 0; -1 for fewer than the lightest stands for. */
export const shadeOf = (count: number, shades: readonly RegionShade[]) =>
  shades.findLastIndex(({ from }) => count >= from)
