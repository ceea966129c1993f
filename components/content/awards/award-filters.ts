import type { AwardCategory } from '@/lib/schemas/awards'
import { awardsPath } from '../overview/overview-paths'

/** Orders of the list as its address names them. */
export const awardOrders = ['terbaru', 'terlama', 'judul', 'judul-turun'] as const
export type AwardOrder = (typeof awardOrders)[number]
export const defaultAwardOrder: AwardOrder = 'terbaru'

/** Achievements on one page, as one may choose. */
export const awardSizes = [10, 20, 40] as const
export type AwardSize = (typeof awardSizes)[number]
export const defaultAwardSize: AwardSize = 10

/** Words shorter than this search for nothing, characters (issue 4: search from three letters). */
export const awardQueryMin = 3

/** What the list's address asks for; every part combines with every other. */
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

/** Whether the words are long enough to search for. */
export const isSearching = ({ query }: Pick<AwardFilters, 'query'>) =>
  Array.from(query).length >= awardQueryMin

/** Address of the list with these filters; whatever is at its default is left out, a category is named once each. */
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
