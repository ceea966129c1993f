import { complaintStatuses } from '@/lib/complaints/statuses'
import type { MonitoringQuery } from '@/lib/schemas/complaint-monitoring'
import { withDaysInOrder } from '../days-in-order'
import { type AddressFilters, listAddress } from '../list-address'
import { type ListOrders, orderParam } from '../orders'
import { choiceParam, dayParam, pageParam, queryParam, textParam } from '../params'

/** Orders of the list. */
export const monitoringOrders = {
  terbaru: { sort_by: 'created_at', sort_order: 'DESC' },
  terlama: { sort_by: 'created_at', sort_order: 'ASC' },
  diperbarui: { sort_by: 'updated_at', sort_order: 'DESC' },
  dukungan: { sort_by: 'supporters', sort_order: 'DESC' },
} as const satisfies ListOrders<MonitoringQuery>

/** Charts whose numbers can be shown as a table: the ids of their headings. */
export const monitoringTables = [
  'menurut-wilayah',
  'menurut-status',
  'menurut-kategori',
  'menurut-bulan',
  'kecepatan',
  'alasan-penolakan',
  'penilaian-wajah',
  'penilaian-kategori',
  'penilaian-bulan',
] as const
export type MonitoringTable = (typeof monitoringTables)[number]

/** The monitoring page; all filters can be combined. */
export const monitoringAddress = listAddress(
  '/aduan-warga/new/pantau-aduan',
  {
    query: queryParam,
    status: choiceParam('status', complaintStatuses, null),
    /** Id of a category; empty for any. */
    category: textParam('kategori'),
    /** Code of a regency or city; empty for any. */
    city: textParam('wilayah'),
    /** Jakarta days of receipt, both included. */
    from: dayParam('dari'),
    until: dayParam('sampai'),
    order: orderParam(monitoringOrders, 'terbaru'),
    page: pageParam,
    /** The chart that is shown with its table. */
    table: choiceParam('tabel', monitoringTables, null),
  },
  withDaysInOrder,
)
export type MonitoringFilters = AddressFilters<typeof monitoringAddress>

/** Whether the address leaves any complaint out. */
export const isNarrowed = ({ query, status, category, city, from, until }: MonitoringFilters) =>
  [query, category, city].some((text) => text !== '') ||
  [status, from, until].some((each) => each !== null)

/** Fragment of the list, so that a choice leads to what it found. */
export const listAnchor = 'daftar'
/** The address with these filters, leading to the list. */
export const monitoringHref = (filters?: Partial<MonitoringFilters>) =>
  `${monitoringAddress.href(filters)}#${listAnchor}`

/** Fragment of the table that is shown, at most one: on phones it stands a window below the head of its chart. */
export const tableAnchor = 'tabel'
/** The address with these filters and the table of a chart, leading to the table. */
export const monitoringTableHref = (filters: Partial<MonitoringFilters>, table: MonitoringTable) =>
  `${monitoringAddress.href({ ...filters, table })}#${tableAnchor}`

/** Page of one complaint; the number is in the fragment, which is sent to no server and in no Referer. */
export const followingPath = (number: string) =>
  `/aduan-warga/new/cek-status#nomor=${encodeURIComponent(number)}`
