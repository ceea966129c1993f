import type { ArchiveFilters, ArchiveOrder } from '@/lib/address/lists/archive-address'
import type { ArchiveQuery } from '@/lib/schemas/archives'

const orders: Record<ArchiveOrder, Pick<ArchiveQuery, 'sort_by' | 'sort_order'>> = {
  terbaru: { sort_by: 'created_at', sort_order: 'DESC' },
  terlama: { sort_by: 'created_at', sort_order: 'ASC' },
  judul: { sort_by: 'title', sort_order: 'ASC' },
  'judul-turun': { sort_by: 'title', sort_order: 'DESC' },
}

/** The filters of the address as a backend query. */
export const archiveQueryOf = ({
  query,
  topic,
  year,
  order,
  page,
}: ArchiveFilters): Partial<ArchiveQuery> => ({
  q: query,
  cat: topic ? [topic] : [],
  year: year ?? undefined,
  page,
  ...orders[order],
})
