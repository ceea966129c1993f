import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import type { ServiceDetail, ServiceQuery } from '@/lib/schemas/services'
import { cachedPortal } from './cached-portal'
import { relatedServices } from './related-services'

/** Services on one page of the directory. */
export const servicePageSize = 10

/** One page of the directory; an empty one past the end, with the count of all that match. */
export const listServices = (query: Partial<ServiceQuery>, locale: Locale) =>
  cachedPortal.services.list({ per_page: servicePageSize, paginated: true, ...query }, locale)

/** The few services of the same category that are nearest to a service. */
export const listRelatedServices = async (service: ServiceDetail, locale: Locale) =>
  relatedServices(
    service,
    (await cachedPortal.services.list({ cat: service.portal_category }, locale)).data,
  )
