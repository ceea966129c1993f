import type { SearchDomain } from '@/lib/schemas/search'

export const searchPath = '/pencarian'

const searchOrders = ['relevansi', 'terbaru', 'terlama', 'judul'] as const
export type SearchOrder = (typeof searchOrders)[number]
export const searchSizes = [10, 20, 50] as const
type SearchSize = (typeof searchSizes)[number]
export const searchViews = ['daftar', 'petak'] as const
export type SearchView = (typeof searchViews)[number]

/** What the address of a content type's results says; defaults are left out of it. */
export interface SearchFilters {
  query: string
  order: SearchOrder
  size: SearchSize
  view: SearchView
  page: number
}

/** By relevance with a query, else by date. */
export const defaultOrder = (query: string): SearchOrder => (query === '' ? 'terbaru' : 'relevansi')

export const ordersFor = (query: string) => (query === '' ? searchOrders.slice(1) : searchOrders)

const withQuery = (path: string, query: Record<string, string>) => {
  const text = new URLSearchParams(
    Object.entries(query).filter(([, value]) => value !== ''),
  ).toString()
  return text ? `${path}?${text}` : path
}

/** Address of a search in everything. */
export const searchHref = (query: string) => withQuery(searchPath, { q: query })

/** Address of a search in one content type. */
export const domainHref = (
  domain: SearchDomain,
  filters: Partial<SearchFilters> & { query: string },
) => {
  const { query, order, size, view, page } = filters
  return withQuery(`${searchPath}/${domain}`, {
    q: query,
    urut: order === undefined || order === defaultOrder(query) ? '' : order,
    ukuran: size === undefined || size === searchSizes[0] ? '' : String(size),
    tampilan: view === undefined || view === searchViews[0] ? '' : view,
    halaman: page === undefined || page === 1 ? '' : String(page),
  })
}
