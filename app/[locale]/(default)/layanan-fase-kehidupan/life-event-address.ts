import { withQuery } from '@/app/page-params'
import type { LifeEventFilters } from '@/components/content/life-events/life-event-filters'

export const lifeEventsPath = '/layanan-fase-kehidupan'
export const lifeEventServicesPath = `${lifeEventsPath}/daftar-layanan`

/** Address of a life event's services; defaults are omitted. @param name in the language of the page */
export const lifeEventHref = (
  name: string,
  { query, sector, page }: Partial<LifeEventFilters> = {},
) =>
  withQuery(lifeEventServicesPath, {
    kategori: name,
    sektor: sector,
    q: query,
    halaman: page && page > 1 ? page : null,
  })
