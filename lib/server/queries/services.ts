import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { ServiceDetail, ServiceQuery } from '@/lib/schemas/services'
import { portal } from '@/lib/server/portal'
import { relatedServices } from './related-services'

/** Services on one page of the directory. */
export const servicePageSize = 10

/** A service with everything its page shows; null when unknown. */
export const getService = cache(async (slug: string, locale: Locale) =>
  (await portal()).services.bySlug(slug, locale),
)

/** One page of the directory; an empty one past the end, with the count of all that match. */
export const listServices = async (query: Partial<ServiceQuery>, locale: Locale) =>
  (await portal()).services.list({ per_page: servicePageSize, paginated: true, ...query }, locale)

/** How many services each choice of the directory would leave. */
export const countServiceFacets = async (query: Partial<ServiceQuery>) =>
  (await portal()).services.facets(query)

/** Three for each audience, in the order of the home page. */
export const listPopularServices = cache(async (locale: Locale) =>
  (await portal()).services.popular(undefined, locale),
)

/** The few services of the same category that are nearest to a service. */
export const listRelatedServices = async (service: ServiceDetail, locale: Locale) =>
  relatedServices(
    service,
    (await (await portal()).services.list({ cat: service.portal_category }, locale)).data,
  )
