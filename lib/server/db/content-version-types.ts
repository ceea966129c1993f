import type { Generated } from 'kysely'

/** What an item said until it was replaced or taken out; what it says now stands in `content_sources`. */
interface ContentVersionTable {
  id: Generated<number>
  /** Folder of the kind in a content folder. */
  kind: string
  item_id: number
  /** Counts up from 1 within the item: its `revision` then, and one. */
  version: number
  slug: string
  title: string
  /** Hash of the item as the importer makes it. */
  content_hash: string
  /** The files as JSON, as drafts hold them: `[{ file, position, text }]`; an empty list when the words were not known. */
  files: string
  /** UTC ISO text. */
  replaced_at: string
  /** Name of the system's user who ran the command; `portal` for what the portal did by itself. */
  replaced_by: string
  /** A `ChangeKind`. */
  replaced_how: string
}

export interface ContentVersionTables {
  content_versions: ContentVersionTable
}
