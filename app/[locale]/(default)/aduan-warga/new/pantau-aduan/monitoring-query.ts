import type { MonitoringFilters, MonitoringOrder } from '@/lib/address/lists/monitoring-address'
import type { MonitoringQuery } from '@/lib/schemas/complaint-monitoring'

const orders: Record<MonitoringOrder, Pick<MonitoringQuery, 'sort_by' | 'sort_order'>> = {
  terbaru: { sort_by: 'created_at', sort_order: 'DESC' },
  terlama: { sort_by: 'created_at', sort_order: 'ASC' },
  diperbarui: { sort_by: 'updated_at', sort_order: 'DESC' },
  dukungan: { sort_by: 'supporters', sort_order: 'DESC' },
}

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
  ...orders[order],
})
