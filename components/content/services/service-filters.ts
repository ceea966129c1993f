import type { Availability, ServiceCategory, ServiceUser } from '@/lib/schemas/services'

/** Orders of the directory, by their names in the address. */
export const serviceOrders = ['nama', 'nama-turun', 'terbaru'] as const
export type ServiceOrder = (typeof serviceOrders)[number]
export const defaultServiceOrder: ServiceOrder = 'nama'

/** Filters of the directory's address; all of them can be combined. */
export interface ServiceFilters {
  query: string
  category: ServiceCategory | null
  availability: Availability | null
  /** Whom the service is for. */
  user: ServiceUser | null
  isFree: boolean
  isOpen: boolean
  order: ServiceOrder
  page: number
}

export const noServiceFilters: ServiceFilters = {
  query: '',
  category: null,
  availability: null,
  user: null,
  isFree: false,
  isOpen: false,
  order: defaultServiceOrder,
  page: 1,
}

/** Whether a filter besides query and category narrows the list. */
export const hasFacet = ({ availability, user, isFree, isOpen }: ServiceFilters) =>
  availability !== null || user !== null || isFree || isOpen

/** Whether anything narrows the list; order and page do not. */
export const isNarrowed = (filters: ServiceFilters) =>
  filters.query !== '' || filters.category !== null || hasFacet(filters)

/** Address of the directory with the given filters. */
export type ServicesHref = (filters: ServiceFilters) => string
