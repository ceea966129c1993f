import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { portal } from '@/lib/server/portal'

/** The scenes of the hero. */
export const listHomeBanners = cache(async (locale: Locale) =>
  (await portal()).banners.home(locale),
)

export const listEasyLinks = cache(async (locale: Locale) =>
  (await portal()).banners.easyLinks(locale),
)

export const listNationalLinks = cache(async (locale: Locale) =>
  (await portal()).banners.nationalLinks(locale),
)
