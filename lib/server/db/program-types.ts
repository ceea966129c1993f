export interface FeaturedProgramTable {
  id: number
  /** Place in the list, the lowest first. */
  position: number
  title_id: string
  excerpt_id: string
  description_id: string
  organization_id: string
  service_type_id: string
  note_id: string
  title_en: string | null
  excerpt_en: string | null
  description_en: string | null
  organization_en: string | null
  service_type_en: string | null
  note_en: string | null
  /** JSON: list of addresses. */
  websites: string
  /** JSON: address by network. */
  social_media: string
  logo: string | null
  /** Theme whose drawing stands for it. */
  picture: string
  link: string | null
  updated_at: string
  content_hash: string
  seeded_hash: string | null
}

interface FeaturedProgramThemeTable {
  program_id: number
  theme: string
  /** Place among the programme's themes. */
  position: number
}

interface StrategicProgramTable {
  id: number
  position: number
  /** Texts and facts in both languages as JSON, checked by the importer's schema. */
  body: string
  content_hash: string
  seeded_hash: string | null
}

/** A feature that is switched on or off; a missing row means the default. */
interface FeatureFlagTable {
  id: number
  name: string
  /** 0 or 1. */
  is_on: number
  content_hash: string
  seeded_hash: string | null
}

/** A page whose whole text is one item, such as the one about the super-app. */
interface PageTextTable {
  key: string
  /** The text in both languages as JSON, checked by the importer's schema. */
  body: string
  content_hash: string
  seeded_hash: string | null
}

export interface ProgramTables {
  featured_programs: FeaturedProgramTable
  featured_program_themes: FeaturedProgramThemeTable
  strategic_programs: StrategicProgramTable
  feature_flags: FeatureFlagTable
  page_texts: PageTextTable
}
