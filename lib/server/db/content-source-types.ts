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

export interface ContentSourceTables {
  content_sources: ContentSourceTable
}
