import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { portal } from '@/lib/server/portal'

/** The warnings that stand on the page; none when they cannot be read, because no page fails for them. */
export const listAlertsNow = cache(async (locale: Locale) => {
  try {
    return await (await portal()).alerts.current(locale)
  } catch {
    return []
  }
})
