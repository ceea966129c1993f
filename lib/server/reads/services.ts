import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { ServiceQuery } from '@/lib/schemas/services'
import { portal } from '@/lib/server/portal'

export const servicePageSize = 10

/** A service with everything its page shows; null when unknown. */
export const getService = cache(async (slug: string, locale: Locale) => (await portal()).services.bySlug(slug, locale))

export const listServices = async (query: Partial<ServiceQuery>, locale: Locale) =>
  (await portal()).services.list({ per_page: servicePageSize, paginated: true, ...query }, locale)

export const listServiceCategories = cache(async (locale: Locale) => (await portal()).services.categories(locale))
