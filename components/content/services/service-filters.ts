import type { Availability, ServiceCategory, ServiceUser } from '@/lib/schemas/services'

/** Orders of the directory as its address names them. */
export const serviceOrders = ['nama', 'nama-turun', 'terbaru'] as const
export type ServiceOrder = (typeof serviceOrders)[number]
export const defaultServiceOrder: ServiceOrder = 'nama'

/** What the directory's address asks for; every part combines with every other. */
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

/** Whether a choice beyond words and category narrows the list. */
export const hasFacet = ({ availability, user, isFree, isOpen }: ServiceFilters) =>
  availability !== null || user !== null || isFree || isOpen

/** Whether anything narrows the list; order and page do not. */
export const isNarrowed = (filters: ServiceFilters) =>
  filters.query !== '' || filters.category !== null || hasFacet(filters)

/** Address of the directory with some filters. */
export type ServicesHref = (filters: ServiceFilters) => string
