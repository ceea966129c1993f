import { documentTypes } from '@/lib/schemas/archives'
import { feedMediaTypes } from '@/lib/feeds/feed-address'
import type { Locale } from '@/lib/i18n/locales'

/** Query parameters of the open interfaces; what each means stands in `open-data.parameters`. */
export const openParameters = [
  'q',
  'page',
  'per_page',
  'sort_by',
  'sort_order',
  'start_date',
  'end_date',
  'year',
  'period',
  'table',
  'cat',
  'tag',
  'exclude',
  'type',
  'group',
  'class',
  'level',
  'kind',
  'district',
  'subcategory',
  'service',
  'sector',
  'kategori',
  'availability',
  'service_user',
  'is_free',
  'open',
  'domain',
  'fuzziness',
  'depth',
  'parent_code_kemendagri',
  'code_kemendagri',
  'lang',
  'service_request_id',
  'service_code',
  'status',
  'page_size',
  'jurisdiction_id',
  'locale',
] as const
export type OpenParameter = (typeof openParameters)[number]

/** One address that other systems may read without a key. */
export interface OpenInterface {
  /** As the API registers it: `/v1/units/[id]`; `[locale]` is a language. */
  path: string
  mediaType: string
  parameters: readonly OpenParameter[]
  /** An address that answers; null where it needs a value from the list beside it. */
  example: string | null
  /** A file as a whole, that can be saved. */
  isFile: boolean
}

const json = 'application/json'
const calendar = 'text/calendar'
const paging = ['page', 'per_page'] as const
const sorting = ['sort_by', 'sort_order'] as const
const days = ['start_date', 'end_date'] as const

/** A list or a summary that JSON answers. @param query of the example */
const read = (
  path: string,
  query = '',
  parameters: readonly OpenParameter[] = [],
): OpenInterface => ({
  path,
  mediaType: json,
  parameters,
  example: query === '' ? path : `${path}?${query}`,
  isFile: false,
})

/** One item, by what its list says of it. */
const one = (path: string): OpenInterface => ({
  path,
  mediaType: json,
  parameters: [],
  example: null,
  isFile: false,
})

const file = (
  path: string,
  mediaType: string,
  query = '',
  parameters: readonly OpenParameter[] = [],
): OpenInterface => ({ ...read(path, query, parameters), mediaType, isFile: true })

/** The three formats of a feed. @param name as in `/feed/[locale]/berita.rss` */
const feeds = (name: string): OpenInterface[] =>
  Object.entries(feedMediaTypes).map(([format, mediaType]) =>
    file(`/feed/[locale]/${name}.${format}`, mediaType),
  )

interface OpenDataset {
  /** Page of the portal with the same data. */
  page: string
  interfaces: readonly OpenInterface[]
}

/**
 * What the portal gives to other systems, by subject. The page for developers and the catalogue of open data are made of this, and
 * `tests/api/open-interfaces.test.ts` compares it with what the API registers. Names stand in `open-data.datasets`.
 */
export const openDatasets = {
  publicInformation: {
    page: '/daftar-informasi-publik',
    interfaces: [
      read('/v1/public-information', 'class=periodic&per_page=5', ['q', 'class', ...paging]),
      file('/v1/public-information/csv', documentTypes.csv, 'lang=[locale]', ['class', 'lang']),
    ],
  },
  finance: {
    page: '/arsip-dan-dokumen/keuangan-daerah',
    interfaces: [
      read('/v1/public/regional-finances', '', ['year']),
      file('/v1/public/regional-finances/csv', documentTypes.csv, 'lang=[locale]', [
        'year',
        'lang',
      ]),
      read('/v1/public/regional-finances/reports', 'per_page=3', ['cat', 'year', ...paging]),
    ],
  },
  documents: {
    page: '/arsip-dan-dokumen',
    interfaces: [
      read('/v1/public/document-archives', 'cat=produk-hukum&per_page=3', [
        'cat',
        'q',
        'year',
        ...paging,
        ...sorting,
      ]),
      one('/v1/public/document-archives/slug/[slug]'),
      read('/v1/public/document-archives/categories'),
      read('/v1/public/document-archives/years', '', ['cat']),
      ...feeds('dokumen'),
    ],
  },
  complaintStatistics: {
    page: '/aduan-warga/new/pantau-aduan',
    interfaces: [
      read('/v1/public/complaints/statistics', '', days),
      file(
        '/v1/public/complaints/statistics/csv',
        documentTypes.csv,
        'table=category&lang=[locale]',
        [...days, 'table', 'lang'],
      ),
    ],
  },
  complaints: {
    page: '/aduan-warga/new/pantau-aduan',
    interfaces: [
      {
        ...read('/open311/v2/[resource]', '', [
          'jurisdiction_id',
          'locale',
          'service_request_id',
          'service_code',
          ...days,
          'status',
          'page',
          'page_size',
        ]),
        example: '/open311/v2/requests.json?status=open&page_size=3',
      },
      {
        ...read('/open311/[document]', '', ['jurisdiction_id', 'locale']),
        example: '/open311/discovery.json',
      },
      { ...one('/open311/v2/services/[code]'), parameters: ['jurisdiction_id', 'locale'] },
      { ...one('/open311/v2/requests/[id]'), parameters: ['jurisdiction_id', 'locale'] },
    ],
  },
  visits: {
    page: '/statistik-kunjungan',
    interfaces: [
      read('/v1/public/visitor-statistics', 'period=month', ['period', ...days]),
      file('/v1/public/visitor-statistics/csv', documentTypes.csv, 'period=month&lang=[locale]', [
        'period',
        ...days,
        'lang',
      ]),
      read('/v1/public/counter-widget'),
    ],
  },
  news: {
    page: '/berita',
    interfaces: [
      read('/v1/public/news', 'cat=kesehatan&per_page=3', [
        ...paging,
        'q',
        ...sorting,
        'cat',
        'tag',
        'exclude',
        'type',
        ...days,
      ]),
      one('/v1/public/news/slug/[slug]'),
      read('/v1/public/tags/popular', 'per_page=5', ['per_page']),
      read('/v1/tags', 'q=usaha', ['q']),
      ...feeds('berita'),
    ],
  },
  announcements: {
    page: '/pencarian/announcement',
    interfaces: [
      read('/v1/public/announcements', 'per_page=3', ['q', ...paging]),
      one('/v1/public/announcements/[slug]'),
      read('/v1/informations', 'per_page=3', ['q', ...paging]),
      one('/v1/informations/[id]'),
      one('/v1/informations/slug/[slug]'),
      ...feeds('pengumuman'),
    ],
  },
  alerts: {
    page: '/umpan',
    interfaces: [read('/v1/public/alerts'), ...feeds('peringatan')],
  },
  agenda: {
    page: '/agenda-jawa-barat',
    interfaces: [
      read('/v1/public/events', 'group=Umum&sort_order=ASC&per_page=3', [
        'q',
        ...days,
        'cat',
        'type',
        'group',
        ...paging,
        ...sorting,
      ]),
      one('/v1/public/events/[id]'),
      read('/v1/public/events/calendar', 'start_date=2027-08-01&end_date=2027-08-31', days),
      file('/kalender/[locale]/agenda.ics', calendar),
    ],
  },
  services: {
    page: '/layanan',
    interfaces: [
      read('/v1/public/master-data-publications', 'is_free=1&per_page=3', [
        'q',
        'cat',
        'type',
        'availability',
        'service_user',
        'is_free',
        'open',
        ...sorting,
        ...paging,
      ]),
      one('/v1/public/master-data-publications/slug/[slug]'),
      read('/v1/public/master-data-publications/categories'),
      read('/v1/public/master-data-publications/facets', '', [
        'q',
        'cat',
        'type',
        'availability',
        'service_user',
        'is_free',
        'open',
      ]),
      read('/v1/public/life-events', 'per_page=3', ['q', ...paging]),
      read('/v1/public/life-events/services', 'kategori=Kelahiran&per_page=3', [
        'kategori',
        'q',
        'sector',
        ...sorting,
        ...paging,
      ]),
    ],
  },
  matters: {
    page: '/urusan',
    interfaces: [
      read('/v1/matters', 'group=police&per_page=3', [
        'q',
        'level',
        'group',
        'subcategory',
        'service',
        ...paging,
      ]),
      read('/v1/matters/meant', 'q=sim', ['q', ...paging]),
      read('/v1/offices', 'district=32.73', ['district', 'kind', ...paging]),
    ],
  },
  places: {
    page: '/tentang-jawa-barat/daftar-kabupaten-kota',
    interfaces: [
      read('/v1/districts', 'type=kota&per_page=3', ['q', 'type', ...paging, ...sorting]),
      read('/v1/areas', 'parent_code_kemendagri=32.73&depth=3', [
        'depth',
        'parent_code_kemendagri',
        'code_kemendagri',
        'q',
        ...paging,
      ]),
    ],
  },
  units: {
    page: '/tentang-jawa-barat/daftar-perangkat-daerah',
    interfaces: [
      read('/v1/units', 'group=badan&per_page=3', ['q', 'group', ...paging]),
      one('/v1/units/[id]'),
    ],
  },
  about: {
    page: '/tentang-jawa-barat',
    interfaces: [
      { ...read('/v1/public/about/[key]'), example: '/v1/public/about/vision' },
      read('/v1/awards', 'cat=olahraga&per_page=3', ['q', 'cat', ...sorting, ...paging]),
      one('/v1/awards/[id]'),
      read('/v1/awards/categories'),
      read('/v1/featured-programs', '', ['cat']),
      one('/v1/featured-programs/[id]'),
      read('/v1/public/strategic-programs'),
    ],
  },
} as const satisfies Record<string, OpenDataset>
export type OpenDatasetKey = keyof typeof openDatasets

/** The datasets with their keys, in the order of the page. */
export const openDatasetList = (Object.keys(openDatasets) as OpenDatasetKey[]).map(
  (key): OpenDataset & { key: OpenDatasetKey } => ({ key, ...openDatasets[key] }),
)

/** What describes the data themselves: the catalogue, the OpenAPI document and the search. */
export const openDescriptions: readonly OpenInterface[] = [
  file('/v1/catalog.jsonld', 'application/ld+json', 'lang=[locale]', ['lang']),
  read('/v1/openapi.json'),
  read('/v1/search', 'q=pajak&per_page=3', ['q', 'domain', ...paging, ...sorting, 'fuzziness']),
  read('/v1/search/suggest', 'q=paj', ['q']),
]

/** An address in a language. */
export const openAddress = (address: string, locale: Locale) =>
  address.replaceAll('[locale]', locale)
