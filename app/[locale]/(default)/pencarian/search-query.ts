import {
  defaultOrder,
  exactWords,
  type SearchFilters,
  searchOrders,
} from '@/lib/address/lists/search-address'
import type { SearchDomain, SearchQuery } from '@/lib/schemas/search'

/** The filters of the address as a backend query. */
export const searchQueryOf = (
  domain: SearchDomain,
  { query, exact, order, size, page }: SearchFilters,
): Partial<SearchQuery> => ({
  q: query,
  ...exactWords(exact),
  domain: [domain],
  per_page: size,
  page,
  ...searchOrders[order ?? defaultOrder(query)],
})
