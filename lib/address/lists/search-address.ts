import type { SearchDomain, SearchQuery } from '@/lib/schemas/search'
import { type AddressFilters, listAddress } from '../list-address'
import { type ListOrders, orderNames, orderParam } from '../orders'
import { searchPath } from '../paths'
import { choiceParam, flagParam, pageParam, queryParam } from '../params'

/** Orders of the results of one content type. */
export const searchOrders = {
  relevansi: { sort_by: 'relevance', sort_order: 'DESC' },
  terbaru: { sort_by: 'published_at', sort_order: 'DESC' },
  terlama: { sort_by: 'published_at', sort_order: 'ASC' },
  judul: { sort_by: 'title', sort_order: 'ASC' },
} as const satisfies ListOrders<SearchQuery>
type SearchOrder = keyof typeof searchOrders
export const searchSizes = [10, 20, 50] as const
export const searchViews = ['daftar', 'petak'] as const
export type SearchView = (typeof searchViews)[number]

/** By relevance with a query, else by date. */
export const defaultOrder = (query: string): SearchOrder => (query === '' ? 'terbaru' : 'relevansi')

/** Without a query nothing is relevant. */
export const ordersFor = (query: string): readonly SearchOrder[] =>
  orderNames(searchOrders).filter((order) => query !== '' || order !== 'relevansi')

/** Whether words are searched for exactly as typed. */
const exactParam = flagParam('persis')

/** What a backend is asked for such a search. */
export const exactWords = (exact: boolean): Partial<SearchQuery> =>
  exact ? { fuzziness: '0' } : {}

/** A search in everything. */
export const searchAddress = listAddress(searchPath, { query: queryParam, exact: exactParam })

/** A search in one content type. */
export const domainAddress = (domain: SearchDomain) =>
  listAddress(
    `${searchAddress.path}/${domain}`,
    {
      query: queryParam,
      exact: exactParam,
      /** null for the default of the query. */
      order: orderParam(searchOrders, null),
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
