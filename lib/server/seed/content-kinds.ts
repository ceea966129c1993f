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
}

/** Every kind of content that folders hold; a part of `Content` without an entry here does not compile. */
export const contentKinds = {
  articles: { folder: 'news', table: 'news', form: 'article' },
  services: { folder: 'services', table: 'services', form: 'item' },
  popularServices: { folder: 'popular-services', table: 'popular_services', form: 'item' },
  lifeEvents: { folder: 'life-events', table: 'life_events', form: 'item' },
  quickAccesses: { folder: 'quick-accesses', table: 'content_items', form: 'item' },
  about: { folder: 'about', table: 'content_items', form: 'item' },
  districts: { folder: 'districts', table: 'content_items', form: 'item' },
  units: { folder: 'units', table: 'content_items', form: 'item' },
  informations: { folder: 'informations', table: 'content_items', form: 'item' },
  awards: { folder: 'awards', table: 'content_items', form: 'list' },
  programs: { folder: 'programs', table: 'content_items', form: 'item' },
  strategicPrograms: { folder: 'strategic-programs', table: 'content_items', form: 'list' },
  flags: { folder: 'flags', table: 'content_items', form: 'list' },
  superApp: { folder: 'super-app', table: 'content_items', form: 'item' },
  overview: { folder: 'overview', table: 'content_items', form: 'item' },
  homeItems: { folder: 'home', table: 'content_items', form: 'list' },
  archives: { folder: 'archives', table: 'document_archives', form: 'item' },
  finances: { folder: 'finance', table: 'content_items', form: 'item' },
  events: { folder: 'events', table: 'events', form: 'list' },
} as const satisfies Record<ContentPart, ContentKind>

export const contentParts = Object.keys(contentKinds).filter(
  (name): name is ContentPart => name in contentKinds,
)
export const kindOf = (part: ContentPart): ContentKind => contentKinds[part]
