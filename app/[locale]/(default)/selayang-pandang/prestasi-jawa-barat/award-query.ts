import { type AwardFilters, type AwardOrder, isSearching } from '@/lib/address/lists/award-address'
import type { AwardQuery } from '@/lib/schemas/awards'

const orders: Record<AwardOrder, Pick<AwardQuery, 'sort_by' | 'sort_order'>> = {
  terbaru: { sort_by: 'year', sort_order: 'DESC' },
  terlama: { sort_by: 'year', sort_order: 'ASC' },
  judul: { sort_by: 'title', sort_order: 'ASC' },
  'judul-turun': { sort_by: 'title', sort_order: 'DESC' },
}

/** The filters of the address as a backend query. */
export const awardQueryOf = (filters: AwardFilters): Partial<AwardQuery> => ({
  q: isSearching(filters) ? filters.query : '',
  cat: [...filters.categories],
  page: filters.page,
  per_page: filters.size,
  ...orders[filters.order],
})
