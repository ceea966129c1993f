/**
 * The smallest value that at least this share of all values does not exceed (nearest rank), so that it is a value that occurred and no mean of two.
 * @param share above 0 up to 1; 0.5 is the median
 * @returns null without values
 */
export const percentile = (values: readonly number[], share: number): number | null => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? null

/** A share as a percentage with one decimal; null of nothing. */
export const percentageOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10)
