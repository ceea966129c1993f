import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import { cachedPortal } from './cached-portal'

/** The warnings that stand on the page; none when they cannot be read, because no page fails for them. */
export async function listAlertsNow(locale: Locale) {
  try {
    return await cachedPortal.alerts.current(locale)
  } catch {
    return []
  }
}
