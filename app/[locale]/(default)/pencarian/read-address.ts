import { pageParam, textParam, type SearchParams } from '@/app/page-params'
import {
  defaultOrder,
  ordersFor,
  searchSizes,
  searchViews,
  type SearchFilters,
  type SearchOrder,
} from '@/components/content/search/search-address'
import type { SearchDomain, SearchQuery } from '@/lib/schemas/search'
import { keyword } from '@/lib/schemas/text'

/** The words of the address, as the search takes them. */
export const readSearchText = async (searchParams: SearchParams) =>
  keyword.parse(textParam((await searchParams).q))

/** Reads the address of a content type's results; values that mean nothing fall back to the default. */
export async function readSearchAddress(searchParams: SearchParams): Promise<SearchFilters> {
  const { urut, ukuran, tampilan, halaman } = await searchParams
  const query = await readSearchText(searchParams)
  return {
    query,
    order: ordersFor(query).find((each) => each === textParam(urut)) ?? defaultOrder(query),
    size: searchSizes.find((each) => String(each) === textParam(ukuran)) ?? searchSizes[0],
    view: searchViews.find((each) => each === textParam(tampilan)) ?? searchViews[0],
    page: pageParam(halaman),
  }
}

const orders: Record<SearchOrder, Pick<SearchQuery, 'sort_by' | 'sort_order'>> = {
  relevansi: { sort_by: 'relevance', sort_order: 'DESC' },
  terbaru: { sort_by: 'published_at', sort_order: 'DESC' },
  terlama: { sort_by: 'published_at', sort_order: 'ASC' },
  judul: { sort_by: 'title', sort_order: 'ASC' },
}

/** The same filters as the backend names them. */
export const searchQueryOf = (
  domain: SearchDomain,
  { query, order, size, page }: SearchFilters,
): Partial<SearchQuery> => ({
  q: query,
  domain: [domain],
  per_page: size,
  page,
  ...orders[order],
})
