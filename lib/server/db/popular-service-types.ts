/** When a service is open, in minutes of a week from Monday 00.00 WIB; cut at the end of the week, the end itself is closed. */
interface ServiceOpeningTable {
  service_id: number
  start_minute: number
  end_minute: number
}

/** A short way to a service that many people ask for. */
interface PopularServiceTable {
  id: number
  service_id: number
  /** `wargi`, `usaha` or `pencari-kerja`. */
  audience: string
  /** Place within the audience, the lowest first. */
  position: number
  title_id: string
  title_en: string
  description_id: string
  description_en: string
  /** Name of a category's drawing. */
  icon: string
  content_hash: string
  /** Hash that the product's own content had when it was last loaded; differs from `content_hash` once an editor changed the item. */
  seeded_hash: string | null
}

export interface PopularServiceTables {
  popular_services: PopularServiceTable
  service_openings: ServiceOpeningTable
}
