import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { DocumentText } from '@/lib/search/index-model'
import type { SearchDomain } from '@/lib/schemas/search'
import type { Database } from '@/lib/server/db/types'

/** A thing that can be found, as its content type describes it. */
export interface SearchableItem {
  id: number
  /** Root-relative Indonesian path of its page. */
  path: string
  slug: string
  category: string | null
  unit: Record<Locale, string> | null
  thumbnail: string | null
  /** English is null while nobody has translated it. */
  texts: { id: DocumentText; en: DocumentText | null }
  /** Short phrases to offer while somebody types, besides the title. */
  phrases: Record<Locale, readonly string[]>
  /** UTC ISO text. */
  publishedAt: string
  createdAt: string
  endAt: string | null
}

/** Where things to be found come from; one entry for each content table. */
export interface SearchSource {
  /** Short and fixed: it is part of a document's identity. */
  name: string
  domain: SearchDomain
  /** Every item with a text that changes whenever the item does. */
  versions(db: Kysely<Database>): Promise<{ id: number; version: string }[]>
  items(db: Kysely<Database>, ids: readonly number[]): Promise<SearchableItem[]>
}
