import { pageParam, textParam, withQuery, type SearchParams } from '@/app/page-params'
import {
  archiveOrders,
  archivesPath,
  defaultArchiveOrder,
  type ArchiveFilters,
  type ArchiveOrder,
} from '@/components/content/archives/archive-filters'
import { type ArchiveQuery, isArchiveTopic, yearParam } from '@/lib/schemas/archives'
import { keyword } from '@/lib/schemas/text'

/** Reads the archive's address; invalid values fall back to the default. */
export async function readArchiveAddress(searchParams: SearchParams): Promise<ArchiveFilters> {
  const { q, topik, tahun, urut, halaman } = await searchParams
  const topic = textParam(topik)
  return {
    query: keyword.parse(textParam(q)),
    topic: isArchiveTopic(topic) ? topic : null,
    year: yearParam.parse(textParam(tahun)) ?? null,
    order: archiveOrders.find((each) => each === textParam(urut)) ?? defaultArchiveOrder,
    page: pageParam(halaman),
  }
}

/** Address of the archive with these filters; defaults are omitted. */
export const archivesHref = ({ query, topic, year, order, page }: ArchiveFilters) =>
  withQuery(archivesPath, {
    topik: topic,
    q: query,
    tahun: year,
    urut: order === defaultArchiveOrder ? null : order,
    halaman: page > 1 ? page : null,
  })

const orders: Record<ArchiveOrder, Pick<ArchiveQuery, 'sort_by' | 'sort_order'>> = {
  terbaru: { sort_by: 'created_at', sort_order: 'DESC' },
  terlama: { sort_by: 'created_at', sort_order: 'ASC' },
  judul: { sort_by: 'title', sort_order: 'ASC' },
  'judul-turun': { sort_by: 'title', sort_order: 'DESC' },
}

/** The same filters as a backend query. */
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
