import type { ComplaintStatistics } from '@/lib/schemas/complaint-monitoring'

/** Finished complaints of all months: shares are rounded, and small statuses are joined, so only this sum is exact. */
export const finishedCount = ({ by_month: months }: ComplaintStatistics) =>
  months.reduce((sum, { finished }) => sum + finished, 0)
