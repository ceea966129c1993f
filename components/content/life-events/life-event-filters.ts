/** Filters of the address of a life event's services. */
export interface LifeEventFilters {
  query: string
  /** In the page's language; null for all sectors. */
  sector: string | null
  page: number
}

export const noLifeEventFilters: LifeEventFilters = { query: '', sector: null, page: 1 }

/** Address of the life event's services with the given filters. */
export type LifeEventHref = (filters: LifeEventFilters) => string
