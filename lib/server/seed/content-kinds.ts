import type { Database } from '@/lib/server/db/types'
import type { Content } from './content'

/** Names of the parts of `Content` that are lists of items. */
export type ContentPart = {
  [Part in keyof Content]: Content[Part] extends { hash: string }[] ? Part : never
}[keyof Content]

interface ContentKind {
  /** Folder of the kind in a content folder. */
  folder: string
  /** Table of its items, which names the hash of each in `content_hash`. */
  table: keyof Database
  /** `article`: a folder of Markdown files for each item. `item`: a JSON file for each. `list`: JSON files with several. */
  form: 'article' | 'item' | 'list'
  /** Where one table holds texts of several kinds: the key of this one. */
  key?: string
}

/** Every kind of content that folders hold; a part of `Content` without an entry here does not compile. */
export const contentKinds = {
  articles: { folder: 'news', table: 'news', form: 'article' },
  services: { folder: 'services', table: 'services', form: 'item' },
  popularServices: { folder: 'popular-services', table: 'popular_services', form: 'item' },
  lifeEvents: { folder: 'life-events', table: 'life_events', form: 'item' },
  quickAccesses: { folder: 'quick-accesses', table: 'quick_accesses', form: 'item' },
  about: { folder: 'about', table: 'about_texts', form: 'item' },
  districts: { folder: 'districts', table: 'districts', form: 'item' },
  units: { folder: 'units', table: 'units', form: 'item' },
  informations: { folder: 'informations', table: 'informations', form: 'item' },
  awards: { folder: 'awards', table: 'content_items', form: 'list' },
  programs: { folder: 'programs', table: 'featured_programs', form: 'item' },
  strategicPrograms: { folder: 'strategic-programs', table: 'strategic_programs', form: 'list' },
  flags: { folder: 'flags', table: 'feature_flags', form: 'list' },
  superApp: { folder: 'super-app', table: 'page_texts', form: 'item', key: 'super-app' },
  overview: { folder: 'overview', table: 'page_texts', form: 'item', key: 'overview' },
  homeItems: { folder: 'home', table: 'home_items', form: 'list' },
  archives: { folder: 'archives', table: 'document_archives', form: 'item' },
  finances: { folder: 'finance', table: 'regional_finances', form: 'item' },
  events: { folder: 'events', table: 'events', form: 'list' },
} as const satisfies Record<ContentPart, ContentKind>

export const contentParts = Object.keys(contentKinds).filter(
  (name): name is ContentPart => name in contentKinds,
)
export const kindOf = (part: ContentPart): ContentKind => contentKinds[part]
