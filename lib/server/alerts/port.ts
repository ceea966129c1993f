import type { Locale } from '@/lib/i18n/locales'
import type { Alert } from '@/lib/schemas/alerts'

export interface AlertsPort {
  /** Those that are valid this very moment, the most urgent first, at most `alertsShownMax`. */
  current(locale: Locale): Promise<Alert[]>
}
