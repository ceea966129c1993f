import type { Locale } from '@/lib/i18n/locales'
import type { SearchPage, SearchQuery, Suggestion } from '@/lib/schemas/search'

export interface SearchPort {
  /**
   * Results for a query, of all content types unless `domain` names some; for an empty one everything, the newest first.
   * A page past the end is empty with correct meta. No query is an error.
   */
  find(query: Partial<SearchQuery>, locale: Locale): Promise<SearchPage>
  /** At most five phrases that complete or correct the query; none for an empty one. */
  suggest(query: string, locale: Locale): Promise<Suggestion[]>
  /** Five searches to begin with. */
  popular(locale: Locale): Promise<string[]>
}
