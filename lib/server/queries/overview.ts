import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { portal } from '@/lib/server/portal'

/** The overview of the province; null when the installation does not have it. */
export const getOverview = cache(async (locale: Locale) =>
  (await portal()).pageTexts.overview(locale),
)

/** The page about the citizen super-app; null when the installation does not have it. */
export const getSuperApp = cache(async (locale: Locale) =>
  (await portal()).pageTexts.superApp(locale),
)
