import type { SearchDomain } from '@/lib/schemas/search'
import { type AddressFilters, listAddress } from '../list-address'
import { choiceParam, pageParam, queryParam } from '../params'

const searchOrders = ['relevansi', 'terbaru', 'terlama', 'judul'] as const
export type SearchOrder = (typeof searchOrders)[number]
export const searchSizes = [10, 20, 50] as const
export const searchViews = ['daftar', 'petak'] as const
export type SearchView = (typeof searchViews)[number]

/** By relevance with a query, else by date. */
export const defaultOrder = (query: string): SearchOrder => (query === '' ? 'terbaru' : 'relevansi')

export const ordersFor = (query: string): readonly SearchOrder[] =>
  query === '' ? searchOrders.slice(1) : searchOrders

/** A search in everything. */
export const searchAddress = listAddress('/pencarian', { query: queryParam })

/** A search in one content type. */
export const domainAddress = (domain: SearchDomain) =>
  listAddress(
    `${searchAddress.path}/${domain}`,
    {
      query: queryParam,
      /** null for the default of the query. */
      order: choiceParam('urut', searchOrders, null),
      size: choiceParam('ukuran', searchSizes, 10),
      view: choiceParam('tampilan', searchViews, 'daftar'),
      page: pageParam,
    },
    (filters) => {
      const { query, order } = filters
      const isChosen =
        order !== defaultOrder(query) && ordersFor(query).some((each) => each === order)
      return isChosen ? filters : { ...filters, order: null }
    },
  )
export type SearchFilters = AddressFilters<ReturnType<typeof domainAddress>>
