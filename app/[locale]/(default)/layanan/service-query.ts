import type { ServiceFilters, ServiceOrder } from '@/lib/address/lists/service-address'
import type { ServiceQuery } from '@/lib/schemas/services'

const orders: Record<ServiceOrder, Pick<ServiceQuery, 'sort_by' | 'sort_order'>> = {
  nama: { sort_by: 'name', sort_order: 'ASC' },
  'nama-turun': { sort_by: 'name', sort_order: 'DESC' },
  terbaru: { sort_by: 'updated_at', sort_order: 'DESC' },
}

/** The filters of the address as a backend query. */
export const serviceQueryOf = ({
  query,
  category,
  availability,
  user,
  isFree,
  isOpen,
  order,
  page,
}: ServiceFilters): Partial<ServiceQuery> => ({
  q: query,
  cat: category ?? '',
  availability: availability ?? undefined,
  service_user: user ?? undefined,
  is_free: isFree,
  open: isOpen,
  page,
  ...orders[order],
})
