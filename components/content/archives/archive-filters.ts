import type { ArchiveTopic } from '@/lib/schemas/archives'

/** Orders of the archive, by their names in the address. */
export const archiveOrders = ['terbaru', 'terlama', 'judul', 'judul-turun'] as const
export type ArchiveOrder = (typeof archiveOrders)[number]
export const defaultArchiveOrder: ArchiveOrder = 'terbaru'

/** Filters of the archive's address; all of them can be combined. */
export interface ArchiveFilters {
  query: string
  topic: ArchiveTopic | null
  year: number | null
  order: ArchiveOrder
  page: number
}

export const noArchiveFilters: ArchiveFilters = {
  query: '',
  topic: null,
  year: null,
  order: defaultArchiveOrder,
  page: 1,
}

/** Address of the archive with the given filters. */
export type ArchivesHref = (filters: ArchiveFilters) => string

export const archivesPath = '/arsip-dan-dokumen'
export const financePath = `${archivesPath}/keuangan-daerah`
/** Page of one document. */
export const documentPath = (slug: string) => `${archivesPath}/${slug}`
