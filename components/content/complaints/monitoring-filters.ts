import type { ComplaintStatus } from '@/lib/complaints/statuses'

/** Orders of the list, by their names in the address. */
export const monitoringOrders = ['terbaru', 'terlama', 'diperbarui', 'dukungan'] as const
export type MonitoringOrder = (typeof monitoringOrders)[number]
export const defaultMonitoringOrder: MonitoringOrder = 'terbaru'

/** Filters of the address of the monitoring page; all of them can be combined. */
export interface MonitoringFilters {
  query: string
  status: ComplaintStatus | null
  /** Id of a category; null for any. */
  category: string | null
  /** Code of a regency or city; null for any. */
  city: string | null
  /** Jakarta days of receipt, both included. */
  from: string | null
  until: string | null
  order: MonitoringOrder
  page: number
}

export const noMonitoringFilters: MonitoringFilters = {
  query: '',
  status: null,
  category: null,
  city: null,
  from: null,
  until: null,
  order: defaultMonitoringOrder,
  page: 1,
}

/** Whether the address leaves any complaint out. */
export const isNarrowed = ({ query, status, category, city, from, until }: MonitoringFilters) =>
  query !== '' || [status, category, city, from, until].some((each) => each !== null)

/** Address of the page with the given filters. */
export type MonitoringHref = (filters: MonitoringFilters) => string

export const monitoringPath = '/aduan-warga/new/pantau-aduan'
/** Fragment of the list, so that a choice leads to what it found. */
export const listAnchor = 'daftar'

/** Page of one complaint; the number is in the fragment, which is sent to no server and in no Referer. */
export const followingPath = (number: string) =>
  `/aduan-warga/new/cek-status#nomor=${encodeURIComponent(number)}`
