import { type AddressFilters, listAddress } from '../list-address'
import { keywordParam, pageParam, queryParam } from '../params'

export const lifeEventsPath = '/layanan-fase-kehidupan'

/** The plan of a life event. @param slug `plan_slug`, letters, digits and hyphens */
export const planPath = (slug: string) => `${lifeEventsPath}/${encodeURIComponent(slug)}`

/** The services of a life event; names are in the language of the page. */
export const lifeEventAddress = listAddress(`${lifeEventsPath}/daftar-layanan`, {
  /** Of the life event. */
  name: keywordParam('kategori'),
  /** Empty for all sectors. */
  sector: keywordParam('sektor'),
  query: queryParam,
  page: pageParam,
})
export type LifeEventFilters = AddressFilters<typeof lifeEventAddress>
