import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { portal } from '@/lib/server/portal'

/** The warnings of the page; none when they cannot be read, so that no page fails for them. */
export const listAlertsNow = cache(async (locale: Locale) => {
  try {
    return await (await portal()).alerts.current(locale)
  } catch {
    return []
  }
})
