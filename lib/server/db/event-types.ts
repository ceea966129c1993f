/** One day of the agenda. An event that takes place several times has one row for each time. */
export interface EventTable {
  id: number
  /** The item of the content folder that the row comes from. */
  item_id: number
  /** Day in Jakarta, `2026-11-21`. */
  date: string
  /** `HH:mm:ss`, Jakarta. */
  start_hour: string
  end_hour: string
  /** 0 or 1. */
  is_all_day: number
  priority: number
  /** `online` or `offline`. */
  type: string
  group: string
  category: string
  title_id: string
  title_en: string | null
  description_id: string
  description_en: string | null
  address_id: string | null
  address_en: string | null
  url: string | null
  /** JSON list of `{ id, en }`. */
  tags: string
  created_by: string
  unit_name: string
  /** 1 for examples, which `portal demo remove` deletes. */
  is_demo: number
  /** Titles, descriptions, places and tags of both languages, folded for search. */
  folded: string
  /** UTC ISO text, as all times. */
  created_at: string
  updated_at: string
  content_hash: string
  /** Hash that the product's own content had when it was last loaded; differs from `content_hash` once an editor changed the item. */
  seeded_hash: string | null
}

export interface EventTables {
  events: EventTable
}
