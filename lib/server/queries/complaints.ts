import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { isProblem } from '@/lib/errors'
import type { ComplaintStatistics, MonitoringQuery } from '@/lib/schemas/complaint-monitoring'
import { portal } from '@/lib/server/portal'

/** Public complaints on one page of the list. */
const monitoringPageSize = 10

/** One page of the public list; an empty one past the end, with the count of all that match. */
export const listPublicComplaints = async (query: Partial<MonitoringQuery>, locale: Locale) =>
  (await portal()).monitoring.list({ per_page: monitoringPageSize, ...query }, locale)

/** Numbers about all complaints received from one Jakarta day to another; an end left out is open. */
export const getComplaintStatistics = cache(
  async (start: string | undefined, end: string | undefined, locale: Locale) =>
    (await portal()).monitoring.statistics({ start_date: start, end_date: end }, locale),
)

/** The same; null while unavailable, such as during a recount after an update. Pages show the rest without them. */
export const findComplaintStatistics = (
  ...args: Parameters<typeof getComplaintStatistics>
): Promise<ComplaintStatistics | null> =>
  getComplaintStatistics(...args).catch((error: unknown) => {
    if (isProblem(error) && error.code === 'UNAVAILABLE') return null
    throw error
  })

/** The categories of the complaint form in their order. */
export const listComplaintCategories = cache(async (locale: Locale) =>
  (await portal()).complaints.categories(locale),
)
