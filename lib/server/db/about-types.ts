/** A text about the province, e.g. its vision or its emblem; one row per `key`. */
interface AboutTextTable {
  id: number
  key: string
  /** The whole text in both languages as JSON, checked by the importer's schema. */
  body: string
  /** UTC ISO text, as all times. */
  updated_at: string
  content_hash: string
  /** Hash that the product's own content had when it was last loaded; differs from `content_hash` once an editor changed the item. */
  seeded_hash: string | null
}

/** A regency or city of the province. Facts that nobody has checked are null. */
interface DistrictTable {
  id: number
  code_kemendagri: string
  /** `kabupaten` or `kota`. */
  type: string
  name_id: string
  name_en: string
  /** Seat of a regency. */
  capital: string | null
  area_km2: number
  chief: string | null
  address: string | null
  website: string | null
  logo: string | null
  folded_name: string
  /** Names, seat and code, folded for search. */
  folded: string
  updated_at: string
  content_hash: string
  seeded_hash: string | null
}

/** A unit of the regional apparatus. Facts that nobody has checked are null. */
export interface UnitTable {
  id: number
  parent_id: number | null
  group: string
  /** Place in its group, the lowest first. */
  position: number
  name_id: string
  name_en: string
  short_name: string | null
  description_id: string
  description_en: string
  chief: string | null
  address: string | null
  website: string | null
  ppid: string | null
  logo: string | null
  phone: string | null
  /** Names and descriptions of both languages, folded for search. */
  folded: string
  created_at: string
  updated_at: string
  content_hash: string
  seeded_hash: string | null
}

/** Standing information and announcements; `_en` is null where nobody has translated yet. */
export interface InformationTable {
  id: number
  slug: string
  /** `information` or `announcement`. */
  kind: string
  category: string
  image: string | null
  author: string
  title_id: string
  excerpt_id: string
  content_id: string
  title_en: string | null
  excerpt_en: string | null
  content_en: string | null
  /** Titles and excerpts of both languages, folded for search. */
  folded: string
  /** Shown from this moment on, and until `end_at` when there is one. */
  show_at: string
  end_at: string | null
  created_at: string
  updated_at: string
  content_hash: string
  seeded_hash: string | null
}

export interface AboutTables {
  about_texts: AboutTextTable
  districts: DistrictTable
  units: UnitTable
  informations: InformationTable
}
