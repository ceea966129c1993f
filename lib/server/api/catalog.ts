import { developersPath } from '@/lib/address/paths'
import { documentPath } from '@/lib/address/lists/archive-address'
import { localePath, type Locale } from '@/lib/i18n/locales'
import { openAddress, openDatasetList, type OpenInterface } from '@/lib/open-data/datasets'
import { type ArchiveItem, formatOf } from '@/lib/schemas/archives'
import english from '@/messages/en/open-data.json'
import indonesian from '@/messages/id/open-data.json'

const messages = { id: indonesian, en: english }

const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
}

const mediaTypeIri = (mediaType: string) => ({
  '@id': `https://www.iana.org/assignments/media-types/${mediaType}`,
})
const bytes = (size: number) => ({ '@value': String(size), '@type': 'xsd:nonNegativeInteger' })
const day = (moment: string) => ({ '@value': moment.slice(0, 10), '@type': 'xsd:date' })

/** Documents whose file is a table, not a text to read. */
export const isTable = ({ mimetype }: Pick<ArchiveItem, 'mimetype'>) =>
  ['csv', 'xlsx'].includes(formatOf(mimetype) ?? '')

/**
 * What the portal gives as open data, as a DCAT 3 catalogue in JSON-LD: a dataset for each subject of `openDatasets` and for each document
 * that is a table.
 */
export function catalog(documents: readonly ArchiveItem[], siteOrigin: string, locale: Locale) {
  const { catalog: words, datasets, interfaces: purposes } = messages[locale]
  const pageAt = (path: string) => `${siteOrigin}${localePath(locale, path)}`
  const text = (value: string, lang: Locale = locale) => ({ '@value': value, '@language': lang })
  const publisher = { '@id': `${siteOrigin}/#publisher` }
  const services = {
    v1: { '@id': `${siteOrigin}/v1/catalog.jsonld#v1` },
    open311: { '@id': `${siteOrigin}/v1/catalog.jsonld#open311` },
  }
  const rights = { '@id': pageAt('/ketentuan') }

  const distribution = ({ purpose, path, mediaType, example, isFile }: OpenInterface) => {
    // A list in pages is asked as one likes; a file is there as a whole.
    const address = openAddress((isFile ? example : example?.split('?')[0]) ?? path, locale)
    const url = { '@id': `${siteOrigin}${address}` }
    const service = path.startsWith('/open311/')
      ? services.open311
      : path.startsWith('/v1/')
        ? services.v1
        : null
    return {
      '@type': 'dcat:Distribution',
      '@id': url['@id'],
      'dct:title': text(purposes[purpose]),
      'dcat:accessURL': url,
      ...(isFile && { 'dcat:downloadURL': url }),
      ...(service && { 'dcat:accessService': service }),
      'dcat:mediaType': mediaTypeIri(mediaType),
      'dct:rights': rights,
    }
  }
  const subjects = openDatasetList.map(({ key, page, interfaces }) => ({
    '@type': 'dcat:Dataset',
    '@id': `${siteOrigin}/v1/catalog.jsonld#${key}`,
    'dct:identifier': key,
    'dct:title': text(datasets[key].title),
    'dct:description': text(datasets[key].description),
    'dct:publisher': publisher,
    'dcat:landingPage': { '@id': pageAt(page) },
    'dcat:distribution': interfaces.filter(({ example }) => example !== null).map(distribution),
  }))
  const tables = documents.map((document) => {
    const url = { '@id': document.source }
    return {
      '@type': 'dcat:Dataset',
      '@id': `${siteOrigin}/v1/catalog.jsonld#dokumen-${document.id}`,
      'dct:identifier': `dokumen-${document.id}`,
      'dct:title': text(
        document.is_demo ? words.example.replace('{title}', () => document.title) : document.title,
        document.lang,
      ),
      'dct:description': text(document.description, document.lang),
      'dct:issued': day(document.created_at),
      'dct:modified': day(document.updated_at),
      'dct:publisher': publisher,
      'dcat:landingPage': { '@id': pageAt(documentPath(document.slug)) },
      'dcat:distribution': [
        {
          '@type': 'dcat:Distribution',
          '@id': url['@id'],
          'dct:title': text(document.title, document.lang),
          'dcat:accessURL': url,
          'dcat:downloadURL': url,
          'dcat:mediaType': mediaTypeIri(document.mimetype),
          ...(document.size !== null && { 'dcat:byteSize': bytes(document.size) }),
          'dct:rights': rights,
        },
      ],
    }
  })
  return {
    '@context': context,
    '@id': `${siteOrigin}/v1/catalog.jsonld`,
    '@type': 'dcat:Catalog',
    'dct:title': text(words.title),
    'dct:description': text(words.description),
    'dct:language': locale,
    'dct:publisher': {
      ...publisher,
      '@type': 'foaf:Organization',
      'foaf:name': text(words.publisher),
    },
    'foaf:homepage': { '@id': pageAt(developersPath) },
    'dcat:service': [
      {
        ...services.v1,
        '@type': 'dcat:DataService',
        'dct:title': text(words.api),
        'dcat:endpointURL': { '@id': `${siteOrigin}/v1` },
        'dcat:endpointDescription': { '@id': `${siteOrigin}/v1/openapi.json` },
      },
      {
        ...services.open311,
        '@type': 'dcat:DataService',
        'dct:title': text(words.open311),
        'dcat:endpointURL': { '@id': `${siteOrigin}/open311/v2` },
        'dcat:endpointDescription': { '@id': `${siteOrigin}/open311/discovery.json` },
      },
    ],
    'dcat:dataset': [...subjects, ...tables],
  }
}
