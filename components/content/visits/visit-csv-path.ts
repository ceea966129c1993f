import type { VisitPeriod } from '@/lib/schemas/visits'

/** Address of a range as a CSV file, in one language (contract 8). */
export const visitsCsvPath = (
  { period, from, until }: { period: VisitPeriod; from: string; until: string },
  locale: string,
) =>
  `/v1/public/visitor-statistics/csv?${new URLSearchParams({ period, start_date: from, end_date: until, lang: locale }).toString()}`
