import { type AwardFilters, awardOrders, isSearching } from '@/lib/address/lists/award-address'
import type { AwardQuery } from '@/lib/schemas/awards'

/** The filters of the address as a backend query. */
export const awardQueryOf = (filters: AwardFilters): Partial<AwardQuery> => ({
  q: isSearching(filters) ? filters.query : '',
  cat: [...filters.categories],
  page: filters.page,
  per_page: filters.size,
  ...awardOrders[filters.order],
})
