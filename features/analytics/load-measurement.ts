import { loadMessages } from '@/lib/i18n/load-messages'
import type { Locale } from '@/lib/i18n/locales'
import { readConsent } from './consent'

/** Code and words of everything about Google Analytics; the decision of this device is read by then. */
export async function loadMeasurement(locale: Locale) {
  const [{ Measurement }, messages] = await Promise.all([
    import('./measurement'),
    loadMessages(locale, 'consent'),
  ])
  readConsent()
  return { Measurement, messages }
}
