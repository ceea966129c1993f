import { type ServiceFilters, serviceOrders } from '@/lib/address/lists/service-address'
import type { ServiceQuery } from '@/lib/schemas/services'

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
  ...serviceOrders[order],
})
