import { pageParam, textParam, withQuery, type SearchParams } from '@/app/page-params'
import {
  defaultMonitoringOrder,
  listAnchor,
  type MonitoringFilters,
  monitoringOrders,
  type MonitoringOrder,
  monitoringPath,
} from '@/components/content/complaints/monitoring-filters'
import { isDay } from '@/lib/days'
import { complaintStatuses } from '@/lib/complaints/statuses'
import type { MonitoringQuery } from '@/lib/schemas/complaint-monitoring'
import { type Choice } from '@/lib/schemas/complaints'
import { keyword } from '@/lib/schemas/text'

const dayParam = (value: string | string[] | undefined) => {
  const day = textParam(value)
  return isDay(day) ? day : null
}

/** Reads the address; invalid values fall back to the default, days in reverse order are swapped. */
export async function readMonitoringAddress(
  searchParams: SearchParams,
  choices: { categories: Choice[]; cities: Choice[] },
): Promise<MonitoringFilters> {
  const { q, status, kategori, wilayah, dari, sampai, urut, halaman } = await searchParams
  const known = (among: Choice[], value: string | string[] | undefined) =>
    among.find(({ id }) => id === textParam(value))?.id ?? null
  const [from, until] = [dayParam(dari), dayParam(sampai)]
  const isReversed = from !== null && until !== null && from > until
  return {
    query: keyword.parse(textParam(q)),
    status: complaintStatuses.find((each) => each === textParam(status)) ?? null,
    category: known(choices.categories, kategori),
    city: known(choices.cities, wilayah),
    from: isReversed ? until : from,
    until: isReversed ? from : until,
    order: monitoringOrders.find((each) => each === textParam(urut)) ?? defaultMonitoringOrder,
    page: pageParam(halaman),
  }
}

/** Address of the page with these filters; defaults are omitted. */
export const monitoringAddress = ({
  query,
  status,
  category,
  city,
  from,
  until,
  order,
  page,
}: MonitoringFilters) =>
  withQuery(monitoringPath, {
    q: query,
    status,
    kategori: category,
    wilayah: city,
    dari: from,
    sampai: until,
    urut: order === defaultMonitoringOrder ? null : order,
    halaman: page > 1 ? page : null,
  })

/** The same, leading to the list. */
export const monitoringHref = (filters: MonitoringFilters) =>
  `${monitoringAddress(filters)}#${listAnchor}`

const orders: Record<MonitoringOrder, Pick<MonitoringQuery, 'sort_by' | 'sort_order'>> = {
  terbaru: { sort_by: 'created_at', sort_order: 'DESC' },
  terlama: { sort_by: 'created_at', sort_order: 'ASC' },
  diperbarui: { sort_by: 'updated_at', sort_order: 'DESC' },
  dukungan: { sort_by: 'supporters', sort_order: 'DESC' },
}

/** The same filters as a backend query. */
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
  category_id: category ?? undefined,
  city_id: city ?? undefined,
  start_date: from ?? undefined,
  end_date: until ?? undefined,
  page,
  ...orders[order],
})
