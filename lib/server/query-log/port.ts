import type { Locale } from '@/lib/i18n/locales'
import type { SearchUse } from '@/lib/schemas/search'
import type { Visitor } from '@/lib/server/visits/port'

export interface QueryLogPort {
  /** Counts one search, or one result of it that was opened, by its words alone; the visitor is for limits and is not stored. */
  count(use: SearchUse, locale: Locale, visitor: Visitor): Promise<void>
}
