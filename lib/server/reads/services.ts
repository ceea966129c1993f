import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { ServiceQuery } from '@/lib/schemas/services'
import { portal } from '@/lib/server/portal'

/** Services on one page of the directory. */
export const servicePageSize = 10

/** A service with everything its page shows; null when unknown. */
export const getService = cache(async (slug: string, locale: Locale) => (await portal()).services.bySlug(slug, locale))

/** One page of the directory; an empty one past the end, with the count of all that match. */
export const listServices = async (query: Partial<ServiceQuery>, locale: Locale) =>
  (await portal()).services.list({ per_page: servicePageSize, paginated: true, ...query }, locale)

export const listServiceCategories = cache(async (locale: Locale) => (await portal()).services.categories(locale))
