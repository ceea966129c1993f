import { type AddressFilters, listAddress } from '@/lib/address/list-address'
import { choiceParam, pageParam, parsedParam, queryParam } from '@/lib/address/params'
import { archiveTopics, yearParam } from '@/lib/schemas/archives'

/** Orders of the archive, by their names in the address. */
export const archiveOrders = ['terbaru', 'terlama', 'judul', 'judul-turun'] as const
export type ArchiveOrder = (typeof archiveOrders)[number]

export const archivesPath = '/arsip-dan-dokumen'
export const financePath = `${archivesPath}/keuangan-daerah`
/** Page of one document. */
export const documentPath = (slug: string) => `${archivesPath}/${slug}`

const year = parsedParam('tahun', (text) => yearParam.parse(text) ?? null)

/** The archive; all filters can be combined. */
export const archiveAddress = listAddress(archivesPath, {
  topic: choiceParam('topik', archiveTopics, null),
  query: queryParam,
  year,
  order: choiceParam('urut', archiveOrders, 'terbaru'),
  page: pageParam,
})
export type ArchiveFilters = AddressFilters<typeof archiveAddress>

/** The figures of regional finance; without a year the latest. */
export const financeAddress = listAddress(financePath, { year })
