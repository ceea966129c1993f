import type { AwardCategory } from '@/lib/schemas/awards'
import { awardsPath } from '../overview/overview-paths'

/** Orders of the list, by their names in the address. */
export const awardOrders = ['terbaru', 'terlama', 'judul', 'judul-turun'] as const
export type AwardOrder = (typeof awardOrders)[number]
export const defaultAwardOrder: AwardOrder = 'terbaru'

/** Achievements on one page, as one may choose. */
export const awardSizes = [10, 20, 40] as const
export type AwardSize = (typeof awardSizes)[number]
export const defaultAwardSize: AwardSize = 10

/** Least length of a query, characters; shorter ones do not filter (issue 4: search from three letters). */
export const awardQueryMin = 3

/** Filters of the list's address; all of them can be combined. */
export interface AwardFilters {
  /** As typed; shorter than `awardQueryMin` it filters nothing. */
  query: string
  /** In the order of the specification. */
  categories: readonly AwardCategory[]
  order: AwardOrder
  size: AwardSize
  page: number
}

export const noAwardFilters: AwardFilters = {
  query: '',
  categories: [],
  order: defaultAwardOrder,
  size: defaultAwardSize,
  page: 1,
}

/** Whether the query is long enough. */
export const isSearching = ({ query }: Pick<AwardFilters, 'query'>) =>
  Array.from(query).length >= awardQueryMin

/** Address of the list with these filters; defaults are omitted, a category is named once each. */
export function awardsHref({ query, categories, order, size, page }: AwardFilters): string {
  const params = new URLSearchParams()
  if (query !== '') params.append('q', query)
  for (const category of categories) params.append('kategori', category)
  if (order !== defaultAwardOrder) params.append('urut', order)
  if (size !== defaultAwardSize) params.append('ukuran', String(size))
  if (page > 1) params.append('halaman', String(page))
  const text = params.toString()
  return text === '' ? awardsPath : `${awardsPath}?${text}`
}
