import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { DocumentText } from '@/lib/search/index-model'
import type { SearchDomain } from '@/lib/schemas/search'
import type { Database } from '@/lib/server/db/types'

/** A searchable item, as its content type describes it. */
export interface SearchableItem {
  id: number
  /** Root-relative Indonesian path of its page. */
  path: string
  slug: string
  category: string | null
  unit: Record<Locale, string> | null
  thumbnail: string | null
  /** English is null while it is not translated. */
  texts: { id: DocumentText; en: DocumentText | null }
  /** Short phrases for suggestions, besides the title. */
  phrases: Record<Locale, readonly string[]>
  /** UTC ISO text. */
  publishedAt: string
  createdAt: string
  endAt: string | null
}

/** A source of searchable items, one per content type. */
export interface SearchSource {
  /** Short and fixed: it is part of a document's identity. */
  name: string
  domain: SearchDomain
  /**
   * The requested items that exist, each with a text that changes whenever the item does. A source without `idsAfter` returns all its
   * items, whatever is requested.
   */
  versions(db: Kysely<Database>, ids: readonly number[]): Promise<{ id: number; version: string }[]>
  /**
   * The next ids after one, in order. Growing content has it: triggers note its changes in `search_due`, so that indexing
   * need not compare all of it. The items of other sources are compared each time.
   */
  idsAfter?(db: Kysely<Database>, id: number, count: number): Promise<number[]>
  items(db: Kysely<Database>, ids: readonly number[]): Promise<SearchableItem[]>
}
