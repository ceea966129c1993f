import { documentTypes } from '@/lib/schemas/archives'
import { feedMediaTypes } from '@/lib/feeds/feed-address'
import type { Locale } from '@/lib/i18n/locales'
import type indonesian from '@/messages/id/open-data.json'

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
  'kelompok',
  'wilayah',
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
type OpenParameter = (typeof openParameters)[number]

/** Message key of what an address is for, in `open-data.interfaces`. */
type OpenPurpose = keyof (typeof indonesian)['interfaces']

/** One address that other systems may read without a key. */
export interface OpenInterface {
  purpose: OpenPurpose
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
  purpose: OpenPurpose,
  path: string,
  query = '',
  parameters: readonly OpenParameter[] = [],
): OpenInterface => ({
  purpose,
  path,
  mediaType: json,
  parameters,
  example: query === '' ? path : `${path}?${query}`,
  isFile: false,
})

/** One item, by what its list says of it. */
const one = (purpose: OpenPurpose, path: string): OpenInterface => ({
  purpose,
  path,
  mediaType: json,
  parameters: [],
  example: null,
  isFile: false,
})

const file = (
  purpose: OpenPurpose,
  path: string,
  mediaType: string,
  query = '',
  parameters: readonly OpenParameter[] = [],
): OpenInterface => ({ ...read(purpose, path, query, parameters), mediaType, isFile: true })

/** The three formats of a feed. @param name as in `/feed/[locale]/berita.rss` */
const feeds = (name: string): OpenInterface[] =>
  Object.entries(feedMediaTypes).map(([format, mediaType]) =>
    file('feed', `/feed/[locale]/${name}.${format}`, mediaType),
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
      read('register', '/v1/public-information', 'class=periodic&per_page=5', [
        'q',
        'class',
        ...paging,
      ]),
      file('registerFile', '/v1/public-information/csv', documentTypes.csv, 'lang=[locale]', [
        'class',
        'lang',
      ]),
    ],
  },
  finance: {
    page: '/arsip-dan-dokumen/keuangan-daerah',
    interfaces: [
      read('finance', '/v1/public/regional-finances', '', ['year']),
      file('financeFile', '/v1/public/regional-finances/csv', documentTypes.csv, 'lang=[locale]', [
        'year',
        'lang',
      ]),
      read('financeReports', '/v1/public/regional-finances/reports', 'per_page=3', [
        'cat',
        'year',
        ...paging,
      ]),
    ],
  },
  documents: {
    page: '/arsip-dan-dokumen',
    interfaces: [
      read('documents', '/v1/public/document-archives', 'cat=produk-hukum&per_page=3', [
        'cat',
        'q',
        'year',
        ...paging,
        ...sorting,
      ]),
      one('document', '/v1/public/document-archives/slug/[slug]'),
      read('documentTopics', '/v1/public/document-archives/categories'),
      read('documentYears', '/v1/public/document-archives/years', '', ['cat']),
      ...feeds('dokumen'),
    ],
  },
  complaintStatistics: {
    page: '/aduan-warga/new/pantau-aduan',
    interfaces: [
      read('complaintStatistics', '/v1/public/complaints/statistics', '', days),
      file(
        'complaintStatisticsFile',
        '/v1/public/complaints/statistics/csv',
        documentTypes.csv,
        'table=category&lang=[locale]',
        [...days, 'table', 'lang'],
      ),
      read('complaintRatings', '/v1/public/complaints/ratings'),
      file(
        'complaintRatingsFile',
        '/v1/public/complaints/ratings/csv',
        documentTypes.csv,
        'table=month&lang=[locale]',
        ['table', 'lang'],
      ),
    ],
  },
  complaints: {
    page: '/aduan-warga/new/pantau-aduan',
    interfaces: [
      {
        ...read('open311', '/open311/v2/[resource]', '', [
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
        ...read('open311Discovery', '/open311/[document]', '', ['jurisdiction_id', 'locale']),
        example: '/open311/discovery.json',
      },
      {
        ...one('open311Service', '/open311/v2/services/[code]'),
        parameters: ['jurisdiction_id', 'locale'],
      },
      {
        ...one('open311Request', '/open311/v2/requests/[id]'),
        parameters: ['jurisdiction_id', 'locale'],
      },
    ],
  },
  visits: {
    page: '/statistik-kunjungan',
    interfaces: [
      read('visits', '/v1/public/visitor-statistics', 'period=month', ['period', ...days]),
      file(
        'visitsFile',
        '/v1/public/visitor-statistics/csv',
        documentTypes.csv,
        'period=month&lang=[locale]',
        ['period', ...days, 'lang'],
      ),
      read('visitCounters', '/v1/public/counter-widget'),
    ],
  },
  portalIndex: {
    page: '/kepuasan-pengguna',
    interfaces: [
      read('portalIndex', '/v1/public/feedback-index'),
      file('portalIndexFile', '/v1/public/feedback-index/csv', documentTypes.csv, 'lang=[locale]', [
        'lang',
      ]),
      read('portalChanges', '/v1/public/portal-changes'),
    ],
  },
  news: {
    page: '/berita',
    interfaces: [
      read('news', '/v1/public/news', 'cat=kesehatan&per_page=3', [
        ...paging,
        'q',
        ...sorting,
        'cat',
        'tag',
        'exclude',
        'type',
        ...days,
      ]),
      one('article', '/v1/public/news/slug/[slug]'),
      read('popularTags', '/v1/public/tags/popular', 'per_page=5', ['per_page']),
      read('tags', '/v1/tags', 'q=umkm', ['q']),
      ...feeds('berita'),
    ],
  },
  announcements: {
    page: '/pencarian/announcement',
    interfaces: [
      read('announcements', '/v1/public/announcements', 'per_page=3', ['q', ...paging]),
      one('announcement', '/v1/public/announcements/[slug]'),
      read('informations', '/v1/informations', 'per_page=3', ['q', ...paging]),
      one('information', '/v1/informations/[id]'),
      one('informationBySlug', '/v1/informations/slug/[slug]'),
      ...feeds('pengumuman'),
    ],
  },
  alerts: {
    page: '/umpan',
    interfaces: [read('alerts', '/v1/public/alerts'), ...feeds('peringatan')],
  },
  agenda: {
    page: '/agenda-jawa-barat',
    interfaces: [
      read('events', '/v1/public/events', 'group=Umum&sort_order=ASC&per_page=3', [
        'q',
        ...days,
        'cat',
        'type',
        'group',
        'district',
        ...paging,
        ...sorting,
      ]),
      one('event', '/v1/public/events/[id]'),
      read(
        'eventTitles',
        '/v1/public/events/calendar',
        'start_date=2027-08-01&end_date=2027-08-31',
        days,
      ),
      file('calendar', '/kalender/[locale]/agenda.ics', calendar, '', [
        'kelompok',
        'kategori',
        'wilayah',
      ]),
      { ...one('calendarOf', '/kalender/[locale]/[id].ics'), mediaType: calendar, isFile: true },
    ],
  },
  services: {
    page: '/layanan',
    interfaces: [
      read('services', '/v1/public/master-data-publications', 'is_free=1&per_page=3', [
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
      one('serviceItem', '/v1/public/master-data-publications/slug/[slug]'),
      read('serviceCategories', '/v1/public/master-data-publications/categories'),
      read('serviceFacets', '/v1/public/master-data-publications/facets', '', [
        'q',
        'cat',
        'type',
        'availability',
        'service_user',
        'is_free',
        'open',
      ]),
      read('lifeEvents', '/v1/public/life-events', 'per_page=3', ['q', ...paging]),
      read(
        'lifeEventServices',
        '/v1/public/life-events/services',
        'kategori=Kelahiran&per_page=3',
        ['kategori', 'q', 'sector', ...sorting, ...paging],
      ),
    ],
  },
  matters: {
    page: '/urusan',
    interfaces: [
      read('matters', '/v1/matters', 'group=police&per_page=3', [
        'q',
        'level',
        'group',
        'subcategory',
        'service',
        ...paging,
      ]),
      read('meantMatter', '/v1/matters/meant', 'q=sim', ['q', ...paging]),
      read('offices', '/v1/offices', 'district=32.73', ['district', 'kind', ...paging]),
    ],
  },
  places: {
    page: '/tentang-jawa-barat/daftar-kabupaten-kota',
    interfaces: [
      read('districts', '/v1/districts', 'type=kota&per_page=3', [
        'q',
        'type',
        ...paging,
        ...sorting,
      ]),
      read('areas', '/v1/areas', 'parent_code_kemendagri=32.73&depth=3', [
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
      read('units', '/v1/units', 'group=badan&per_page=3', ['q', 'group', ...paging]),
      one('unit', '/v1/units/[id]'),
    ],
  },
  about: {
    page: '/tentang-jawa-barat',
    interfaces: [
      { ...read('aboutText', '/v1/public/about/[key]'), example: '/v1/public/about/vision' },
      read('awards', '/v1/awards', 'cat=olahraga&per_page=3', ['q', 'cat', ...sorting, ...paging]),
      one('award', '/v1/awards/[id]'),
      read('awardCategories', '/v1/awards/categories'),
      read('programs', '/v1/featured-programs', '', ['cat']),
      one('program', '/v1/featured-programs/[id]'),
      read('strategicPrograms', '/v1/public/strategic-programs'),
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
