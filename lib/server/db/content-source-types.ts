/** What an editor wrote about a stored item, word for word; the item itself holds what was made of it. */
export interface ContentSourceTable {
  /** Folder of the kind in a content folder, such as `services`. */
  kind: string
  /** Hash of the stored item that came from it. */
  content_hash: string
  /** Path within the folder of the kind, such as `kartu-keluarga.json` or `siaga-banjir/id.md`. */
  file: string
  /** Place in a file that is a list of items; null for a file that is one item. */
  position: number | null
  /** The whole file, or the item of a list as JSON. */
  text: string
}

/** A file of the folder of editors (`CONTENT_SOURCE`) as it was last brought in; for articles the folder with both languages. */
interface ContentSourceFileTable {
  /** `services/kartu-keluarga.json`, `news/siaga-banjir`, `tags.json`. */
  path: string
  /** '' for `tags.json`. */
  kind: string
  /** SHA-256 of what it held. */
  hash: string
  /** Ids of the items in it, as JSON. */
  ids: string
}

export interface ContentSourceTables {
  content_sources: ContentSourceTable
  content_source_files: ContentSourceFileTable
}
