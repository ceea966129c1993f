export type Histogram = ReadonlyMap<number, number>

export const countOf = (histogram: Histogram) =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0)

/**
 * Percentile by nearest rank: the smallest value that at least this share of all values does not exceed, so never a mean of two.
 * @param share above 0 up to 1; 0.5 is the median
 * @returns null without values
 */
export function percentile(histogram: Histogram, share: number): number | null {
  let left = Math.ceil(countOf(histogram) * share)
  for (const [value, count] of [...histogram].toSorted(([a], [b]) => a - b)) {
    left -= count
    if (left <= 0) return value
  }
  return null
}

/** A share as a percentage with one decimal; null of nothing. */
export const percentageOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10
