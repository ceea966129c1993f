/** A document of the archive; `_en` is null where nobody has translated it yet. */
export interface DocumentArchiveTable {
  id: number
  slug: string
  /** Slug of the topic. */
  category: string
  mimetype: string
  /** The year that the document is about. */
  year: number
  title_id: string
  title_en: string | null
  description_id: string
  description_en: string | null
  /** Root-relative or https address of the file. */
  source_id: string
  source_en: string | null
  /** Bytes; null when the file lies elsewhere and nobody has stated its size. */
  size_id: number | null
  size_en: number | null
  /** The whole item as JSON, checked by the importer's schema. */
  body: string
  folded_title: string
  /** Titles and descriptions of both languages and the year, folded for search. */
  folded: string
  /** 1 for examples that came with the product, else 0. */
  is_demo: number
  /** UTC ISO text, as all times. */
  created_at: string
  updated_at: string
  content_hash: string
  /** Hash that the product's own content had when it was last loaded; differs from `content_hash` once an editor changed the item. */
  seeded_hash: string | null
}

export interface ArchiveTables {
  document_archives: DocumentArchiveTable
}
