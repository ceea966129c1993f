import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { AwardQuery } from '@/lib/schemas/awards'
import { portal } from '@/lib/server/portal'

/** One page of the achievements; an empty one past the end, with the count of all that match. */
export const listAwards = async (query: Partial<AwardQuery>, locale: Locale) =>
  (await portal()).awards.list(query, locale)

/** The fourteen categories with their counts; shared by a page and its metadata. */
export const listAwardCategories = cache(async (locale: Locale) =>
  (await portal()).awards.categories(locale),
)
