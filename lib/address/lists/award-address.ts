import { awardCategories } from '@/lib/schemas/awards'
import { type AddressFilters, listAddress } from '../list-address'
import { choiceParam, pageParam, queryParam, severalParam } from '../params'
import { overviewPath } from '../paths'

/** Orders of the list, by their names in the address. */
export const awardOrders = ['terbaru', 'terlama', 'judul', 'judul-turun'] as const
export type AwardOrder = (typeof awardOrders)[number]

/** Achievements on one page, as one may choose. */
export const awardSizes = [10, 20, 40] as const

/** Least length of a query, characters; shorter ones do not filter. */
export const awardQueryMin = 3

/** The achievements; all filters can be combined. */
export const awardAddress = listAddress(`${overviewPath}/prestasi-jawa-barat`, {
  /** As typed; shorter than `awardQueryMin` it filters nothing. */
  query: queryParam,
  /** In the order of the specification. */
  categories: severalParam('kategori', awardCategories),
  order: choiceParam('urut', awardOrders, 'terbaru'),
  size: choiceParam('ukuran', awardSizes, 10),
  page: pageParam,
})
export type AwardFilters = AddressFilters<typeof awardAddress>

/** Whether the query is long enough. */
export const isSearching = ({ query }: Pick<AwardFilters, 'query'>) =>
  Array.from(query).length >= awardQueryMin
