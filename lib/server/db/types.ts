import type { Generated } from 'kysely'
import type { AlertTables } from './alert-types'
import type { ArchiveTables } from './archive-types'
import type { ComplaintHandlingTables } from './complaint-handling-types'
import type { ComplaintListingTables } from './complaint-listing-types'
import type { ComplaintStatisticsTables } from './complaint-statistics-types'
import type { ComplaintTables } from './complaint-types'
import type { ContentSourceTables } from './content-source-types'
import type { ContentTables } from './content-types'
import type { DraftTables } from './draft-types'
import type { EventTables } from './event-types'
import type { JobTables } from './job-types'
import type { MailTables } from './mail-types'
import type { OperatorTables } from './operator-types'
import type { PopularServiceTables } from './popular-service-types'
import type { SearchTables } from './search-types'
import type { VisitTables } from './visit-types'

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
  /** Those of `views` that came with the product as examples. */
  demo_views: Generated<number>
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

interface TagTable {
  id: number
  name_id: string
  name_en: string
  folded: string
}

interface NewsTagTable {
  news_id: number
  tag_id: number
  position: number
}

/** One reading counted for a browser; removed after the counting window. */
interface ViewMarkTable {
  news_id: number
  browser_hash: string
  seen_at: string
}

interface ServiceTable {
  id: number
  slug: string
  category: string
  availability: string
  /** 0 or 1. */
  is_free: Generated<number>
  /** Whom it is for: `Umum`, `Pelaku Usaha` or `ASN`. */
  service_user: Generated<string>
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

/** A phase of life under which services are gathered, e.g. Kelahiran (Birth). */
export interface LifeEventTable {
  id: number
  name_id: string
  name_en: string
  title_id: string
  title_en: string
  description_id: string
  description_en: string
  /** The name of each language, folded; addresses name a life event by either. */
  folded_id: string
  folded_en: string
  /** Names, titles, descriptions and sector names of both languages, folded for search. */
  folded: string
  /** Name of a drawing or an address. */
  logo: string | null
  light_icon: string | null
  /** Place in the list, the lowest first. */
  position: number
  content_hash: string
  /** Hash that the product's own content had when it was last loaded; differs from `content_hash` once an editor changed the item. */
  seeded_hash: string | null
}

export interface LifeEventSectorTable {
  life_event_id: number
  position: number
  name_id: string
  name_en: string
  folded_id: string
  folded_en: string
}

/** A service stands once in a life event, in one of its sectors. */
interface LifeEventServiceTable {
  life_event_id: number
  service_id: number
  sector_position: number
  /** Place in the sector. */
  position: number
}

interface FeedbackTable {
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
interface SeedStateTable {
  name: string
  hash: string
}

export interface Database
  extends
    AlertTables,
    ArchiveTables,
    ComplaintHandlingTables,
    ComplaintListingTables,
    ComplaintStatisticsTables,
    ComplaintTables,
    ContentSourceTables,
    ContentTables,
    DraftTables,
    EventTables,
    JobTables,
    MailTables,
    OperatorTables,
    PopularServiceTables,
    SearchTables,
    VisitTables {
  areas: AreaTable
  news: NewsTable
  tags: TagTable
  news_tags: NewsTagTable
  view_marks: ViewMarkTable
  services: ServiceTable
  life_events: LifeEventTable
  life_event_sectors: LifeEventSectorTable
  life_event_services: LifeEventServiceTable
  feedback: FeedbackTable
  seed_state: SeedStateTable
}
