import { type ArchiveFilters, archiveOrders } from '@/lib/address/lists/archive-address'
import type { ArchiveQuery } from '@/lib/schemas/archives'

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
  ...archiveOrders[order],
})
