import { awardCategories, type AwardQuery } from '@/lib/schemas/awards'
import { type AddressFilters, listAddress } from '../list-address'
import { type ListOrders, orderParam } from '../orders'
import { choiceParam, pageParam, queryParam, severalParam } from '../params'
import { overviewPath } from '../paths'

/** Orders of the list. */
export const awardOrders = {
  terbaru: { sort_by: 'year', sort_order: 'DESC' },
  terlama: { sort_by: 'year', sort_order: 'ASC' },
  judul: { sort_by: 'title', sort_order: 'ASC' },
  'judul-turun': { sort_by: 'title', sort_order: 'DESC' },
} as const satisfies ListOrders<AwardQuery>

/** Achievements on one page, as one may choose. */
export const awardSizes = [10, 20, 40] as const

/** Least length of a query, characters; shorter ones do not filter. */
export const awardQueryMin = 3

/** The achievements; all filters can be combined. */
export const awardAddress = listAddress(`${overviewPath}/prestasi-jawa-barat`, {
  /** In the order of the specification. Before the query, as the form has them. */
  categories: severalParam('kategori', awardCategories),
  /** As typed; shorter than `awardQueryMin` it filters nothing. */
  query: queryParam,
  order: orderParam(awardOrders, 'terbaru'),
  size: choiceParam('ukuran', awardSizes, 10),
  page: pageParam,
})
export type AwardFilters = AddressFilters<typeof awardAddress>

/** Whether the query is long enough. */
export const isSearching = ({ query }: Pick<AwardFilters, 'query'>) =>
  Array.from(query).length >= awardQueryMin
