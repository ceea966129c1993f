import type { Day } from '../days'

/** The same filters with the earlier day first. */
export const withDaysInOrder = <Filters extends { from: Day | null; until: Day | null }>(
  filters: Filters,
): Filters =>
  filters.from !== null && filters.until !== null && filters.from > filters.until
    ? { ...filters, from: filters.until, until: filters.from }
    : filters
