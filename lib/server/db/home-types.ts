/** A piece of the home page: a banner or a link; what it says is JSON, checked by the importer's schema. */
interface HomeItemTable {
  id: number
  /** One of `homeItemKinds`. */
  kind: string
  /** Place among its kind, the lowest first. */
  position: number
  /** 0 or 1. */
  is_active: number
  /** Jakarta days on which it is shown, both counted; null for always. */
  starts_on: string | null
  ends_on: string | null
  body: string
  created_at: string
  updated_at: string
  content_hash: string
  /** Hash that the product's own content had when it was last loaded; differs from `content_hash` once an editor changed the item. */
  seeded_hash: string | null
}

export interface HomeTables {
  home_items: HomeItemTable
}
