import type { Availability, ServiceCategory } from '@/lib/schemas/services'

/** Orders of the directory as its address names them. */
export const serviceOrders = ['nama', 'nama-turun', 'terbaru'] as const
export type ServiceOrder = (typeof serviceOrders)[number]
export const defaultServiceOrder: ServiceOrder = 'nama'

/** What the directory's address asks for; every part combines with every other. */
export interface ServiceFilters {
  query: string
  category: ServiceCategory | null
  availability: Availability | null
  order: ServiceOrder
  page: number
}

export const noServiceFilters: ServiceFilters = { query: '', category: null, availability: null, order: defaultServiceOrder, page: 1 }

/** Address of the directory with some filters. */
export type ServicesHref = (filters: ServiceFilters) => string
