import type { statisticsTables } from '@/lib/schemas/complaint-monitoring'

/** Days that statistics are counted over; null for an open end. */
export interface CountedDays {
  from: string | null
  until: string | null
}

/** Address of one table of the statistics as a CSV file, in one language (contract 10.4). */
export function statisticsCsvPath(
  table: (typeof statisticsTables)[number],
  locale: string,
  { from, until }: CountedDays,
) {
  const query = new URLSearchParams({
    table,
    lang: locale,
    ...(from === null ? {} : { start_date: from }),
    ...(until === null ? {} : { end_date: until }),
  })
  return `/v1/public/complaints/statistics/csv?${query.toString()}`
}
