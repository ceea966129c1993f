import type { Generated } from 'kysely'

/** A text on its way: what editors wrote beside the live version, at most one for an item. No list, page or search reads this table. */
interface DraftTable {
  /** Folder of the kind in a content folder, such as `services`. */
  kind: string
  item_id: number
  /** Address the item has or will have. */
  slug: string
  title: string
  /** Hash of the item as the importer makes it. */
  content_hash: string
  /** The files as JSON: `[{ file, position, text }]`, as `content_sources` hold them. */
  files: string
  updated_at: string
}

/** A link to a preview, so that it can be taken back. The token itself is stored nowhere. */
interface PreviewTokenTable {
  /** The token's `jti`. */
  id: string
  /** Kind and id of the item whose preview it opens; the second column was made when services alone had previews. */
  kind: Generated<string>
  service_id: number
  /** SHA-256 of the token, in hex. */
  token_hash: string
  created_at: string
  expires_at: string
  revoked_at: string | null
}

/** An item taken out of the portal with all that belongs to it, ready to be put back. */
interface WithdrawnItemTable {
  kind: string
  item_id: number
  slug: string
  title: string
  /** Rows by table as JSON: `[{ table, rows }]`, the item's own first. */
  rows: string
  withdrawn_at: string
}

export interface DraftTables {
  drafts: DraftTable
  preview_tokens: PreviewTokenTable
  withdrawn_items: WithdrawnItemTable
}
