import type { ListAddress } from '@/lib/address/list-address'
import {
  agendaAddress,
  agendaListAddress,
  calendarAddress,
} from '@/lib/address/lists/agenda-address'
import { archiveAddress } from '@/lib/address/lists/archive-address'
import { awardAddress } from '@/lib/address/lists/award-address'
import { districtAddress } from '@/lib/address/lists/district-address'
import { financeAddress } from '@/lib/address/lists/finance-address'
import { lifeEventAddress, lifeEventsPath } from '@/lib/address/lists/life-event-address'
import { planAddress } from '@/lib/address/lists/life-event-plan-address'
import { monitoringAddress } from '@/lib/address/lists/monitoring-address'
import { matterAddress } from '@/lib/address/lists/matter-address'
import { publicInformationAddress } from '@/lib/address/lists/public-information-address'
import { newsAddress, newsTagAddress } from '@/lib/address/lists/news-address'
import { programAddress } from '@/lib/address/lists/program-address'
import { domainAddress, searchAddress } from '@/lib/address/lists/search-address'
import { serviceAddress } from '@/lib/address/lists/service-address'
import { unitAddress } from '@/lib/address/lists/unit-address'
import { visitAddress } from '@/lib/address/lists/visit-address'
import {
  aboutPath,
  aboutPaths,
  developersPath,
  overviewPath,
  pledgePath,
  portalIndexPath,
} from '@/lib/address/paths'
import { feedFormats } from '@/lib/feeds/feed-address'
import { itemPreviewAddress } from '@/lib/address/preview-address'
import type { Route } from './route'

/** The not-found page. */
export const notFoundPath = '/tidak-ditemukan'

/** A file for programs: without the layout of a page, so without alerts. */
const file = (
  pattern: string,
  query: readonly string[] = [],
  tags: Route['tags'] = [],
  more: Partial<Route> = {},
): Route => ({
  pattern,
  kind: 'page',
  sharing: 'shared',
  query,
  tags,
  ...more,
})

const shared = (
  pattern: string,
  query: readonly string[] = [],
  tags: Route['tags'] = [],
  more: Partial<Route> = {},
): Route => file(pattern, query, [...tags, 'alerts'], more)

type Path = Pick<ListAddress<never>, 'path' | 'names'>

/** A list that the sitemap names; its address says which parameters it reads. */
const list = ({ path, names }: Path, tags: Route['tags'], more: Partial<Route> = {}): Route =>
  shared(path, names, tags, { isInSitemap: true, ...more })

/** A page without parameters that the sitemap names. */
const page = (path: string, tags: Route['tags'] = [], more: Partial<Route> = {}): Route =>
  list({ path, names: [] }, tags, more)

/** Any website may read feeds. */
const feed = (pattern: string, tags: Route['tags'], more: Partial<Route> = {}): Route =>
  file(`/feed/[locale]/${pattern}`, [], tags, { isCors: true, ...more })

const live = (pattern: string, query: Route['query']): Route => ({
  pattern,
  kind: 'page',
  sharing: 'live',
  query,
  tags: [],
  hidesReferrer: true,
})

/** Tags of all content in the search index. */
const searchTags: Route['tags'] = [
  'news',
  'services',
  'life-events',
  'about',
  'districts',
  'units',
  'informations',
  'awards',
  'programs',
  'page-texts',
  'archives',
  'events',
  'public-information',
]

/** Tags of the content whose pages the sitemap names. */
const sitemapTags: Route['tags'] = ['news', 'services', 'life-events', 'archives', 'informations']

/**
 * Pages by their Indonesian path; English has the same routes under `/en`. A page missing here is shared and gets no query.
 * The status page is shared because the server never puts a number in it: the look-up happens in the browser.
 */
export const pageRoutes: readonly Route[] = [
  // Its agenda depends on the current day.
  page(
    '/',
    ['home', 'news', 'services', 'life-events', 'events', 'programs', 'finance', 'visits'],
    { hasEmbed: true, hasSpeech: true, isTimely: true },
  ),
  list(newsAddress, ['news']),
  shared(`${newsAddress.path}/tags/[tag]`, newsTagAddress('').names, ['news']),
  shared(`${newsAddress.path}/[slug]`, [], ['news']),
  // Both show "open now".
  list(serviceAddress, ['services'], { isTimely: true }),
  shared(`${serviceAddress.path}/[slug]`, [], ['services', 'matters', 'offices', 'districts'], {
    isTimely: true,
  }),
  // Says from a day on that it waits to be looked at again.
  shared(`${serviceAddress.path}/[slug]/standar`, [], ['services'], { isTimely: true }),
  list(matterAddress, ['matters', 'services']),
  page(lifeEventsPath, ['life-events']),
  shared(lifeEventAddress.path, lifeEventAddress.names, ['life-events', 'services']),
  // Its address says what somebody lives through, and when.
  shared(`${lifeEventsPath}/[kategori]`, planAddress('').names, ['life-events', 'services'], {
    hidesReferrer: true,
  }),
  shared(searchAddress.path, searchAddress.names, [
    ...searchTags,
    'matters',
    'offices',
    'districts',
  ]),
  shared(`${searchAddress.path}/[domain]`, domainAddress('news').names, searchTags),
  shared(`${searchAddress.path}/[domain]/[slug]`, [], ['informations']),
  page('/aduan-warga', ['complaints']),
  page('/aduan-warga/buat-aduan', ['areas'], { hasStreetMap: true, needsScripts: true }),
  shared('/aduan-warga/new/buat-aduan', [], ['areas'], { hasStreetMap: true, needsScripts: true }),
  page('/aduan-warga/cek-status', [], { hidesReferrer: true, needsScripts: true }),
  shared('/aduan-warga/new/cek-status', [], [], { hidesReferrer: true, needsScripts: true }),
  list(monitoringAddress, ['complaints']),
  page('/aduan-warga/tanda-terima', [], { hidesReferrer: true, needsScripts: true }),
  // They show the current day and current events.
  list(agendaAddress, ['events', 'districts'], { isTimely: true }),
  list(agendaListAddress, ['events', 'districts'], { isTimely: true }),
  file('/kalender/[locale]/[file]', calendarAddress('id').names, ['events', 'districts']),
  // Every caller has another day, so caching it would only evict other files.
  live('/kalender/[locale]/rencana/[file]', planAddress('').names),
  ...feedFormats.map((format) =>
    feed(`pencarian.${format}`, searchTags, { query: [searchAddress.params.query.name] }),
  ),
  ...feedFormats.map((format) => feed(`peringatan.${format}`, ['alerts'], { isTimely: true })),
  ...feedFormats.map((format) => feed(`aduan.${format}`, ['complaints'])),
  feed('aduan/[file]', ['complaints']),
  feed('[file]', ['news', 'archives', 'informations']),
  feed('berita/[file]', ['news']),
  feed('berita/tag/[file]', ['news']),
  feed('dokumen/[file]', ['archives']),
  list(archiveAddress, ['archives']),
  list(publicInformationAddress, ['public-information', 'units']),
  list(financeAddress, ['finance', 'archives', 'page-texts']),
  shared(`${archiveAddress.path}/[slug]`, [], ['archives']),
  page('/sapawarga', ['page-texts']),
  page(overviewPath, ['page-texts', 'awards']),
  list(awardAddress, ['awards', 'page-texts']),
  page(aboutPath, ['about', 'districts', 'units']),
  list(districtAddress, ['districts', 'offices']),
  list(unitAddress, ['units']),
  page(aboutPaths.structure, ['about', 'units']),
  list(programAddress, ['programs']),
  shared(`${aboutPath}/[bagian]`, [], ['about']),
  // Shows today's numbers.
  list(visitAddress, ['visits'], { isTimely: true }),
  // Grows with each answer; a minute is soon enough.
  page(portalIndexPath, ['portal-changes'], { isTimely: true }),
  page('/aksesibilitas'),
  page('/kebijakan-privasi'),
  page('/ketentuan'),
  page(pledgePath),
  page(developersPath),
  page('/tentang-portal'),
  page('/umpan', ['news']),
  // Both show data of the device.
  shared('/tersimpan', [], [], { needsScripts: true }),
  shared('/luring', [], [], { needsScripts: true }),
  // Searches for the words of the wrong path, which only the entry sets (`notFoundMatch`): a visitor who could would make it search.
  shared(notFoundPath, [], ['news', 'services', 'archives'], { sentAs: 404 }),
  file('/sampul/[subject]/[file]'),
  file(
    '/gambar-halaman/[locale]/[kind]/[file]',
    [],
    ['news', 'services', 'archives', 'life-events'],
  ),
  file('/sitemap.xml', [], sitemapTags),
  file('/peta-situs/[file]', [], sitemapTags),
  file('/robots.txt'),
  file('/.well-known/security.txt'),
  file('/portal.webmanifest', ['lang']),
  file('/kode-qr.png', ['alamat']),
  // The checked link differs for every visitor, so caching it would only evict other pages.
  live('/verifikasi-link', ['url']),
  // The links in mails, each with its own token.
  live('/aduan-warga/surel/konfirmasi', ['kode', 'hasil']),
  live('/aduan-warga/surel/berhenti', ['kode', 'hasil']),
  // A preview that cannot be opened gets the same page for every reason.
  { ...live('/preview/tidak-berlaku', []), isPreview: true, sentAs: 404 },
  {
    ...live(itemPreviewAddress.path, itemPreviewAddress.names),
    isPreview: true,
    isItemPreview: true,
    refusedAt: '/preview/tidak-berlaku',
  },
  { ...live('/preview/[...]', 'all'), isPreview: true, refusedAt: '/preview/tidak-berlaku' },
]
