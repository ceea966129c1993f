import type { Generated } from 'kysely'

/** One row per item of any kind of content; what lists choose and order by stands beside the item's document. */
export interface ContentItemTable {
  /** Folder of the kind in a content folder, such as `awards`. */
  kind: string
  /** Unique within its kind. */
  id: number
  /** Address or key of the item, unique within its kind. */
  slug: string
  /** Indonesian title or name, as editors know the item. */
  title: string
  category: string | null
  type: string | null
  year: number | null
  /** Place in its list, the lowest first. */
  position: number | null
  /** A figure that lists order by, such as the area of a regency. */
  amount: number | null
  /** The item that this one belongs or leads to; which kind it is says the content type. */
  parent_id: number | null
  /** 0 for an item that an editor has switched off, else 1. */
  is_active: number
  /** 1 for an example, which `portal demo remove` deletes, else 0. */
  is_demo: number
  /** Titles by language as lists order them; where English is missing both are the Indonesian one. */
  sort_title_id: string
  sort_title_en: string
  /** Texts of all languages that the list's search looks into, folded. */
  folded: string
  views: Generated<number>
  /** Those of `views` that came with the product as examples. */
  demo_views: Generated<number>
  shared: Generated<number>
  /** Shown from this moment on, and until `ends_at`; null for always. UTC ISO text, as all times. */
  published_at: string | null
  ends_at: string | null
  /** Of the first import; empty for kinds whose files name no day. */
  created_at: string
  /** Day of the last change as the file names it; empty for kinds whose files name none. */
  updated_at: string
  /** Name of the search source that follows the item; null when the search does not or compares the kind each time. */
  search_source: string | null
  /** Hash of the content file; an unchanged item is left alone by an import. */
  content_hash: string
  /** How often the item has changed since it was first stored; kept when it is withdrawn and comes back. */
  revision: Generated<number>
  /** Hash that the product's own content had when it was last loaded; differs from `content_hash` once an editor changed the item. */
  seeded_hash: string | null
  /** The item as JSON, as its content type stores it; the importer checked it. */
  doc: string
  /** Long text of the item's own page, which lists do not read: HTML, or JSON where it is no running text. */
  body_id: string | null
  body_en: string | null
}

/** What an item can be narrowed by, several per item: a tag of an article, a theme of a programme. */
interface ContentTagTable {
  kind: string
  item_id: number
  /** Place among the item's tags. */
  position: number
  tag: string
}

/** When an item is open, in minutes of a week from Monday 00.00 WIB; cut at the end of the week, the end itself is closed. */
interface ContentOpeningTable {
  kind: string
  item_id: number
  start_minute: number
  end_minute: number
}

/** One day on which an item takes place. */
export interface ContentOccurrenceTable {
  kind: string
  item_id: number
  /** Unique within the kind. */
  id: number
  /** Day in Jakarta, `2026-11-21`. */
  date: string
  /** `HH:mm:ss`, Jakarta. */
  start_hour: string
  end_hour: string
  /** The item's, the highest first. */
  priority: number
}

/** One reading counted for a browser; removed after the counting window. */
interface ViewMarkTable {
  kind: string
  item_id: number
  browser_hash: string
  seen_at: string
}

export interface ContentTables {
  content_items: ContentItemTable
  content_tags: ContentTagTable
  content_openings: ContentOpeningTable
  content_occurrences: ContentOccurrenceTable
  view_marks: ViewMarkTable
}
