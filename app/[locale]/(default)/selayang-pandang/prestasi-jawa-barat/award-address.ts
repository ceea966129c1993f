import { pageParam, textParam, type SearchParams } from '@/app/page-params'
import {
  awardOrders,
  awardSizes,
  defaultAwardOrder,
  defaultAwardSize,
  isSearching,
  type AwardFilters,
  type AwardOrder,
} from '@/components/content/awards/award-filters'
import { awardCategories, type AwardQuery } from '@/lib/schemas/awards'
import { keyword } from '@/lib/schemas/text'

/** Reads the list's address; `kategori` may stand there several times. Values that mean nothing fall back to the default. */
export async function readAwardAddress(searchParams: SearchParams): Promise<AwardFilters> {
  const { q, kategori, urut, ukuran, halaman } = await searchParams
  const requested = [kategori ?? []].flat()
  return {
    query: keyword.parse(textParam(q)),
    categories: awardCategories.filter((category) => requested.includes(category)),
    order: awardOrders.find((each) => each === textParam(urut)) ?? defaultAwardOrder,
    size: awardSizes.find((each) => String(each) === textParam(ukuran)) ?? defaultAwardSize,
    page: pageParam(halaman),
  }
}

const orders: Record<AwardOrder, Pick<AwardQuery, 'sort_by' | 'sort_order'>> = {
  terbaru: { sort_by: 'year', sort_order: 'DESC' },
  terlama: { sort_by: 'year', sort_order: 'ASC' },
  judul: { sort_by: 'title', sort_order: 'ASC' },
  'judul-turun': { sort_by: 'title', sort_order: 'DESC' },
}

/** The same filters as the backend names them. */
export const awardQueryOf = (filters: AwardFilters): Partial<AwardQuery> => ({
  q: isSearching(filters) ? filters.query : '',
  cat: [...filters.categories],
  page: filters.page,
  per_page: filters.size,
  ...orders[filters.order],
})
