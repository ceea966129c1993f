import type { Generated } from 'kysely'
import type { ComplaintTables } from './complaint-types'

/** Areas of the province: 1 province, 27 regencies and cities, 627 districts, 5,957 villages. */
export interface AreaTable {
  id: number
  code_kemendagri: string
  parent_code: string
  depth: number
  name: string
  /** Name folded for search. */
  folded: string
}

/** Published content keeps one row per item; texts are columns per language, `_en` null where nobody has translated yet. */
export interface NewsTable {
  id: number
  slug: string
  category: string
  type: string
  image: string | null
  video: string | null
  source: string | null
  author: string
  reporter: string | null
  editor: string | null
  title_id: string
  excerpt_id: string
  content_id: string
  title_en: string | null
  excerpt_en: string | null
  content_en: string | null
  /** Title, excerpt and tags of both languages, folded for search. */
  folded: string
  views: Generated<number>
  shared: Generated<number>
  /** UTC ISO text, as all times. */
  published_at: string
  end_at: string | null
  created_at: string
  updated_at: string
  /** Hash of the content file; an unchanged item is left alone by an import. */
  content_hash: string
  /** Hash that the product's own content had when it was last loaded; differs from `content_hash` once an editor changed the item. */
  seeded_hash: string | null
}

export interface TagTable {
  id: number
  name_id: string
  name_en: string
  folded: string
}

export interface NewsTagTable {
  news_id: number
  tag_id: number
  position: number
}

/** One reading counted for a browser; removed after the counting window. */
export interface ViewMarkTable {
  news_id: number
  browser_hash: string
  seen_at: string
}

export interface ServiceTable {
  id: number
  slug: string
  category: string
  availability: string
  name_id: string
  name_en: string | null
  /** Both languages' names, folded, for sorting and search. */
  folded: string
  folded_name: string
  /** The whole item as JSON, checked by the importer's schema. */
  body: string
  updated_at: string
  content_hash: string
  /** Hash that the product's own content had when it was last loaded; differs from `content_hash` once an editor changed the item. */
  seeded_hash: string | null
}

export interface FeedbackTable {
  id: Generated<number>
  rating: number
  compliments: string
  criticism: string
  suggestions: string
  relevance: number
  reachable: number
  user_experience: number
  user_interface: number
  gender: string
  education: string
  occupation: string
  age: number
  domicile: string
  sector: string | null
  benefit: string | null
  improvement: string | null
  desired_feature: string | null
  created_at: string
}

/** Hash of the seed that was loaded last, by name; one row. */
export interface SeedStateTable {
  name: string
  hash: string
}

export interface Database extends ComplaintTables {
  areas: AreaTable
  news: NewsTable
  tags: TagTable
  news_tags: NewsTagTable
  view_marks: ViewMarkTable
  services: ServiceTable
  feedback: FeedbackTable
  seed_state: SeedStateTable
}
