import { type ArchiveQuery, archiveTopics } from '@/lib/schemas/archives'
import { type AddressFilters, listAddress } from '../list-address'
import { type ListOrders, orderParam } from '../orders'
import { choiceParam, pageParam, queryParam } from '../params'
import { yearParam } from '../year-param'

/** Orders of the archive. */
export const archiveOrders = {
  terbaru: { sort_by: 'created_at', sort_order: 'DESC' },
  terlama: { sort_by: 'created_at', sort_order: 'ASC' },
  judul: { sort_by: 'title', sort_order: 'ASC' },
  'judul-turun': { sort_by: 'title', sort_order: 'DESC' },
} as const satisfies ListOrders<ArchiveQuery>

/** The archive; all filters can be combined. */
export const archiveAddress = listAddress('/arsip-dan-dokumen', {
  topic: choiceParam('topik', archiveTopics, null),
  query: queryParam,
  year: yearParam,
  order: orderParam(archiveOrders, 'terbaru'),
  page: pageParam,
})
export type ArchiveFilters = AddressFilters<typeof archiveAddress>

/** Page of one document. */
export const documentPath = (slug: string) => `${archiveAddress.path}/${slug}`
