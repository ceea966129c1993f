import {
  defaultOrder,
  type SearchFilters,
  type SearchOrder,
} from '@/lib/address/lists/search-address'
import type { SearchDomain, SearchQuery } from '@/lib/schemas/search'

const orders: Record<SearchOrder, Pick<SearchQuery, 'sort_by' | 'sort_order'>> = {
  relevansi: { sort_by: 'relevance', sort_order: 'DESC' },
  terbaru: { sort_by: 'published_at', sort_order: 'DESC' },
  terlama: { sort_by: 'published_at', sort_order: 'ASC' },
  judul: { sort_by: 'title', sort_order: 'ASC' },
}

/** The filters of the address as a backend query. */
export const searchQueryOf = (
  domain: SearchDomain,
  { query, order, size, page }: SearchFilters,
): Partial<SearchQuery> => ({
  q: query,
  domain: [domain],
  per_page: size,
  page,
  ...orders[order ?? defaultOrder(query)],
})
