import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import { isProblem } from '@/lib/errors'
import type { ComplaintStatistics, MonitoringQuery } from '@/lib/schemas/complaint-monitoring'
import { cachedPortal } from './cached-portal'

/** Public complaints on one page of the list. */
const monitoringPageSize = 10

/** One page of the public list; an empty one past the end, with the count of all that match. */
export const listPublicComplaints = (query: Partial<MonitoringQuery>, locale: Locale) =>
  cachedPortal.monitoring.list({ per_page: monitoringPageSize, ...query }, locale)

/**
 * Numbers about all complaints received from one Jakarta day to another; an end left out is open. null while they cannot be had, such as after
 * an update that counts them anew: pages show the rest without them.
 */
export const findComplaintStatistics = (
  start: string | undefined,
  end: string | undefined,
  locale: Locale,
): Promise<ComplaintStatistics | null> =>
  cachedPortal.monitoring
    .statistics({ start_date: start, end_date: end }, locale)
    .catch((error: unknown) => {
      if (isProblem(error) && error.code === 'UNAVAILABLE') return null
      throw error
    })
