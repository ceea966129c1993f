import { previewDocumentMaxBytes } from '@/lib/schemas/previews'
import type { Route } from './route'

const read = (pattern: string, query: readonly string[] = [], tags: Route['tags'] = []): Route => ({
  pattern,
  kind: 'api',
  sharing: 'shared',
  query,
  tags,
  isCors: true,
  methods: 'GET, HEAD',
})

const live = (pattern: string, more: Partial<Route> = {}): Route => ({
  pattern,
  kind: 'api',
  sharing: 'live',
  query: 'all',
  tags: [],
  methods: 'GET, HEAD',
  ...more,
})

const paging = ['page', 'per_page', 'sort_by', 'sort_order'] as const

const serviceChoices = [
  'q',
  'cat',
  'cat[]',
  'type',
  'availability',
  'service_user',
  'is_free',
  'open',
] as const

const uploadPattern = '/v1/public/media/upload'
const evidencePattern = '/v1/operator/complaints/[number]/evidence'
/** The paths whose bodies may carry a photo. */
export const uploadPatterns: ReadonlySet<string> = new Set([uploadPattern, evidencePattern])

/** Words a client of Open311 may add to any read. */
const open311Words = ['jurisdiction_id', 'locale'] as const

/**
 * Paths of the public API (contract sections 2 to 4 and 10). Reads that depend on a key, a person or a moment are live:
 * complaint categories are guarded by request headers, counters change with every visit.
 */
export const apiRoutes: readonly Route[] = [
  // What is valid changes with the clock.
  { ...read('/v1/public/alerts', [], ['alerts']), isTimely: true },
  read(
    '/v1/areas',
    ['depth', 'parent_code_kemendagri', 'code_kemendagri', 'q', 'page', 'per_page'],
    ['areas'],
  ),
  read(
    '/v1/public/news',
    [...paging, 'q', 'cat', 'cat[]', 'tag', 'exclude', 'type', 'start_date', 'end_date'],
    ['news'],
  ),
  read('/v1/public/news/banner', [], ['news']),
  read('/v1/public/news/headline', [], ['news']),
  read('/v1/public/news/slug/[slug]', [], ['news']),
  live('/v1/public/news/slug/[slug]/view', { isCors: true, methods: 'GET, HEAD, POST' }),
  live('/v1/public/news/[id]/share', { methods: 'PATCH' }),
  live('/v1/news/[id]/share', { methods: 'PATCH' }),
  read('/v1/tags', ['q'], ['news']),
  read('/v1/public/tags/popular', ['per_page'], ['news']),
  // "Open now" is asked for.
  {
    ...read('/v1/public/master-data-publications', [...paging, ...serviceChoices], ['services']),
    isTimely: true,
  },
  {
    ...read('/v1/public/master-data-publications/facets', serviceChoices, ['services']),
    isTimely: true,
  },
  read('/v1/public/master-data-publications/categories', [], ['services']),
  read('/v1/public/master-data-publications/slug/[slug]', [], ['services']),
  live('/v1/public/master-data-publications/preview/[id]', {
    hidesReferrer: true,
    methods: 'GET, HEAD, POST',
    bodyMaxBytes: previewDocumentMaxBytes,
  }),
  read('/v1/public/popular-services', ['audience'], ['services']),
  read('/v1/public/life-events', ['q', 'page', 'per_page'], ['life-events']),
  read('/v1/public/life-events/parts', ['context'], ['life-events']),
  read(
    '/v1/public/life-events/services',
    ['kategori', 'q', 'sector', ...paging],
    ['life-events', 'services'],
  ),
  read('/v1/public/quick-accesses', ['is_active', 'q', 'page', 'per_page'], ['quick-accesses']),
  read('/v1/public/home-banners', [], ['home']),
  read('/v1/public/easy-links', [], ['home']),
  read('/v1/public/national-links', [], ['home']),
  read('/v1/public/about/[key]', [], ['about']),
  read('/v1/public/page-texts/[key]', [], ['page-texts']),
  read('/v1/public/infographic-banners', ['is_active', 'page', 'per_page'], ['home']),
  // "None" is an answer without a body, which is not stored.
  live('/v1/public/pop-up-banners/live', { query: [], isCors: true }),
  read('/v1/public/counter-widget', [], ['visits']),
  read('/v1/public/visitor-statistics', ['period', 'start_date', 'end_date'], ['visits']),
  read(
    '/v1/public/visitor-statistics/csv',
    ['period', 'start_date', 'end_date', 'lang'],
    ['visits'],
  ),
  live('/v1/public/visits', { methods: 'POST' }),
  read('/v1/districts', ['q', 'type', ...paging], ['districts']),
  read('/v1/units', ['q', 'group', 'page', 'per_page'], ['units']),
  read('/v1/units/[id]', [], ['units']),
  read('/v1/informations', ['q', 'page', 'per_page'], ['informations']),
  read('/v1/informations/[id]', [], ['informations']),
  read('/v1/informations/slug/[slug]', [], ['informations']),
  read('/v1/public/announcements', ['q', 'page', 'per_page'], ['informations']),
  read('/v1/public/announcements/[slug]', [], ['informations']),
  read('/v1/public/document-archives', ['cat', 'cat[]', 'q', 'year', ...paging], ['archives']),
  read('/v1/public/document-archives/categories', [], ['archives']),
  read('/v1/public/document-archives/years', ['cat'], ['archives']),
  read('/v1/public/document-archives/slug/[slug]', [], ['archives']),
  read('/v1/public/regional-finances', ['year'], ['finance']),
  read('/v1/public/regional-finances/csv', ['year', 'lang'], ['finance']),
  read(
    '/v1/public/regional-finances/reports',
    ['year', 'cat', 'cat[]', 'page', 'per_page'],
    ['archives'],
  ),
  // Whether an event is under way changes with the clock.
  {
    ...read(
      '/v1/public/events',
      [
        ...paging,
        'q',
        'start_date',
        'end_date',
        'cat',
        'cat[]',
        'type',
        'type[]',
        'group',
        'group[]',
      ],
      ['events'],
    ),
    isTimely: true,
  },
  read('/v1/public/events/calendar', ['start_date', 'end_date'], ['events']),
  { ...read('/v1/public/events/[id]', [], ['events']), isTimely: true },
  read('/v1/awards', ['q', 'cat', 'cat[]', ...paging], ['awards']),
  read('/v1/awards/categories', [], ['awards']),
  read('/v1/awards/[id]', [], ['awards']),
  read('/v1/featured-programs', ['cat', 'cat[]'], ['programs']),
  read('/v1/featured-programs/[id]', [], ['programs']),
  read('/v1/public/strategic-programs', [], ['programs']),
  // Words differ from visitor to visitor, so storing the answers would only push real reads out of the cache; calls are counted instead.
  live('/v1/search', { isCors: true }),
  live('/v1/search/suggest', { query: ['q'], isCors: true }),
  read('/v1/public/search/popular'),
  live('/v1/feedback', { methods: 'POST' }),
  live('/v1/weather'),
  live('/v1/public/embed-widget', { query: [] }),
  live('/v1/public/feature-flags'),
  // Every open home page asks each 30 seconds; a changed flag makes it forgotten like the pages it changes.
  { ...read('/v1/public/feature-flags/frontend', [], ['programs', 'home']), isTimely: true },
  // Every link differs, so storing the answers would only push real reads out of the cache.
  live('/v1/public/link-checker', { query: ['link'], isCors: true }),
  live('/v1/public/complaints', { methods: 'GET, HEAD, POST' }),
  live('/v1/public/complaints/categories'),
  live('/v1/public/complaints/subcategories'),
  read('/v1/public/complaints/statistics', ['start_date', 'end_date'], ['complaints']),
  read(
    '/v1/public/complaints/statistics/csv',
    ['start_date', 'end_date', 'table', 'lang'],
    ['complaints'],
  ),
  live('/v1/public/complaints/similar', { methods: 'POST', hidesReferrer: true }),
  live('/v1/public/complaints/recovery', { methods: 'POST', hidesReferrer: true }),
  live('/v1/public/complaints/receipt-check', { methods: 'POST', hidesReferrer: true }),
  live('/v1/public/complaints/email/[email]', { hidesReferrer: true }),
  live('/v1/public/complaints/status/[number]', { hidesReferrer: true }),
  live('/v1/public/complaints/[number]', { hidesReferrer: true }),
  live('/v1/public/complaints/[number]/data', { hidesReferrer: true }),
  live('/v1/public/complaints/[number]/receipt', { hidesReferrer: true }),
  ...[
    'answers',
    'additions',
    'confirmation',
    'reopening',
    'withdrawal',
    'erasure',
    'secret',
    'supporters',
    'flags',
  ].map((act) =>
    live(`/v1/public/complaints/[number]/${act}`, { methods: 'POST', hidesReferrer: true }),
  ),
  live('/v1/public/complaint-mails/confirmation/[token]', { methods: 'POST', hidesReferrer: true }),
  live('/v1/public/complaint-mails/unsubscription/[token]', {
    methods: 'GET, HEAD, POST',
    hidesReferrer: true,
  }),
  // A feed reader asks every few minutes, whoever reads: the same for everybody, public complaints only.
  read('/v1/public/complaints/[number]/feed', ['lang'], ['complaints']),
  live(uploadPattern, { methods: 'POST' }),
  live('/v1/public/media/[id]'),
  live('/v1/operator/complaints', { hidesReferrer: true }),
  live('/v1/operator/complaints/[number]', { hidesReferrer: true }),
  live('/v1/operator/complaints/[number]/photos/[photoId]', { hidesReferrer: true }),
  ...['moves', 'answers', 'questions', 'extensions', 'merge', 'hold'].map((act) =>
    live(`/v1/operator/complaints/[number]/${act}`, { methods: 'POST', hidesReferrer: true }),
  ),
  live(evidencePattern, { methods: 'POST', hidesReferrer: true }),
  live('/v1/operator/complaints/[number]/evidence/[photoId]/review', {
    methods: 'POST',
    hidesReferrer: true,
  }),
  read('/v1/openapi.json'),
  // Open311 GeoReport v2; every last part ends in `.json` or `.xml`.
  read('/open311/[document]', open311Words),
  {
    ...read(
      '/open311/v2/[resource]',
      [
        ...open311Words,
        'service_request_id',
        'service_code',
        'start_date',
        'end_date',
        'status',
        'page',
        'page_size',
      ],
      ['complaints'],
    ),
    methods: 'GET, HEAD, POST',
  },
  read('/open311/v2/services/[code]', open311Words),
  read('/open311/v2/requests/[id]', open311Words, ['complaints']),
  read('/open311/v2/tokens/[token]', open311Words, ['complaints']),
]
