import { archiveTopics } from '@/lib/schemas/archives'
import { type AddressFilters, listAddress } from '../list-address'
import { choiceParam, pageParam, queryParam } from '../params'
import { yearParam } from '../year-param'

/** Orders of the archive, by their names in the address. */
export const archiveOrders = ['terbaru', 'terlama', 'judul', 'judul-turun'] as const
export type ArchiveOrder = (typeof archiveOrders)[number]

/** The archive; all filters can be combined. */
export const archiveAddress = listAddress('/arsip-dan-dokumen', {
  topic: choiceParam('topik', archiveTopics, null),
  query: queryParam,
  year: yearParam,
  order: choiceParam('urut', archiveOrders, 'terbaru'),
  page: pageParam,
})
export type ArchiveFilters = AddressFilters<typeof archiveAddress>

/** Page of one document. */
export const documentPath = (slug: string) => `${archiveAddress.path}/${slug}`
