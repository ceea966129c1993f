import type { Locale } from '@/lib/i18n/locales'
import { file, type OpenDataset, type OpenInterface, paging, read, sorting } from './interface'
import { agendaDatasets } from './subjects/agenda'
import { complaintDatasets } from './subjects/complaints'
import { documentDatasets } from './subjects/documents'
import { newsDatasets } from './subjects/news'
import { portalDatasets } from './subjects/portal'
import { provinceDatasets } from './subjects/province'
import { serviceDatasets } from './subjects/services'

export { type OpenInterface, openParameters } from './interface'

/**
 * What the portal gives to other systems, by subject. The page for developers and the catalogue of open data are made of this, and
 * `tests/api/open-interfaces.test.ts` compares it with what the API registers. Names stand in `open-data.datasets`.
 */
export const openDatasets = {
  ...documentDatasets,
  ...complaintDatasets,
  ...portalDatasets,
  ...newsDatasets,
  ...agendaDatasets,
  ...serviceDatasets,
  ...provinceDatasets,
}
export type OpenDatasetKey = keyof typeof openDatasets

/** The datasets with their keys, in the order of the page. */
export const openDatasetList = (Object.keys(openDatasets) as OpenDatasetKey[]).map(
  (key): OpenDataset & { key: OpenDatasetKey } => ({ key, ...openDatasets[key] }),
)

/** What describes the data themselves: the catalogue, the OpenAPI document and the search. */
export const openDescriptions: readonly OpenInterface[] = [
  file('catalog', '/v1/catalog.jsonld', 'application/ld+json', 'lang=[locale]', ['lang']),
  read('openapi', '/v1/openapi.json'),
  read('search', '/v1/search', 'q=pajak&per_page=3', [
    'q',
    'domain',
    ...paging,
    ...sorting,
    'fuzziness',
  ]),
  read('suggestions', '/v1/search/suggest', 'q=paj', ['q']),
]

/** An address in a language. */
export const openAddress = (address: string, locale: Locale) =>
  address.replaceAll('[locale]', locale)
