import type { Locale } from '@/lib/i18n/locales'
import type { SearchPage, SearchQuery, Suggestion } from '@/lib/schemas/search'

export interface SearchPort {
  /**
   * What answers the words, all content types together unless `domain` names some; without words everything, the newest first.
   * A page past the end is empty with correct meta. Nothing a visitor types is an error.
   */
  find(query: Partial<SearchQuery>, locale: Locale): Promise<SearchPage>
  /** At most five phrases that continue or mend what is typed; empty words, empty list. */
  suggest(words: string, locale: Locale): Promise<Suggestion[]>
  /** Five searches to begin with. */
  popular(locale: Locale): Promise<string[]>
}
