import { type MonitoringFilters, monitoringOrders } from '@/lib/address/lists/monitoring-address'
import type { MonitoringQuery } from '@/lib/schemas/complaint-monitoring'

/** The filters of the address as a backend query. */
export const monitoringQueryOf = ({
  query,
  status,
  category,
  city,
  from,
  until,
  order,
  page,
}: MonitoringFilters): Partial<MonitoringQuery> => ({
  q: query,
  status: status ?? undefined,
  category_id: category || undefined,
  city_id: city || undefined,
  start_date: from ?? undefined,
  end_date: until ?? undefined,
  page,
  ...monitoringOrders[order],
})
