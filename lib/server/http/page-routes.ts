import { feedFormats } from '@/lib/feeds/feed-address'
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
  'about',
  'districts',
  'units',
  'informations',
  'awards',
  'programs',
  'page-texts',
  'archives',
  'events',
]

/**
 * Pages by their Indonesian path; English has the same routes under `/en`. A page missing here is shared and gets no query.
 * The status page is shared because the server never puts a number in it: the look-up happens in the browser.
 */
export const pageRoutes: readonly Route[] = [
  // Its agenda depends on the current day.
  shared(
    '/',
    [],
    ['home', 'news', 'services', 'life-events', 'events', 'programs', 'finance', 'visits'],
    { hasEmbed: true, hasSpeech: true, isTimely: true },
  ),
  shared('/berita', ['kategori', 'halaman', 'urut', 'ukuran', 'q'], ['news']),
  shared('/berita/tags/[tag]', ['halaman'], ['news']),
  shared('/berita/[slug]', [], ['news']),
  // Both show "open now".
  shared(
    '/layanan',
    ['kategori', 'halaman', 'urut', 'q', 'ketersediaan', 'untuk', 'gratis', 'buka'],
    ['services'],
    { isTimely: true },
  ),
  shared('/layanan/[slug]', [], ['services'], { isTimely: true }),
  shared('/layanan-fase-kehidupan', [], ['life-events']),
  shared(
    '/layanan-fase-kehidupan/daftar-layanan',
    ['kategori', 'sektor', 'halaman', 'q'],
    ['life-events', 'services'],
  ),
  shared('/pencarian', ['q'], searchTags),
  shared('/pencarian/[domain]', ['q', 'halaman', 'urut', 'ukuran', 'tampilan'], searchTags),
  shared('/pencarian/[domain]/[slug]', [], ['informations']),
  shared('/aduan-warga', [], ['complaints']),
  shared('/aduan-warga/buat-aduan', [], ['areas'], { hasStreetMap: true, needsScripts: true }),
  shared('/aduan-warga/new/buat-aduan', [], ['areas'], { hasStreetMap: true, needsScripts: true }),
  shared('/aduan-warga/cek-status', [], [], { hidesReferrer: true, needsScripts: true }),
  shared('/aduan-warga/new/cek-status', [], [], { hidesReferrer: true, needsScripts: true }),
  shared(
    '/aduan-warga/new/pantau-aduan',
    ['q', 'status', 'kategori', 'wilayah', 'dari', 'sampai', 'urut', 'halaman'],
    ['complaints'],
  ),
  shared('/aduan-warga/tanda-terima', [], [], { hidesReferrer: true, needsScripts: true }),
  // They show the current day and current events.
  shared('/agenda-jawa-barat', ['tampilan', 'tanggal', 'id'], ['events'], { isTimely: true }),
  shared(
    '/agenda-jawa-barat-v2',
    ['kelompok', 'kategori', 'jenis', 'waktu', 'q', 'halaman'],
    ['events'],
    { isTimely: true },
  ),
  file('/kalender/[locale]/[file]', [], ['events']),
  ...feedFormats.map((format) => feed(`pencarian.${format}`, searchTags, { query: ['q'] })),
  ...feedFormats.map((format) => feed(`peringatan.${format}`, ['alerts'], { isTimely: true })),
  feed('[file]', ['news', 'archives', 'informations']),
  feed('berita/[file]', ['news']),
  feed('berita/tag/[file]', ['news']),
  feed('dokumen/[file]', ['archives']),
  shared('/arsip-dan-dokumen', ['topik', 'q', 'tahun', 'urut', 'halaman'], ['archives']),
  shared('/arsip-dan-dokumen/keuangan-daerah', ['tahun'], ['finance', 'archives']),
  shared('/arsip-dan-dokumen/[slug]', [], ['archives']),
  shared('/sapawarga', [], ['page-texts']),
  shared('/selayang-pandang', [], ['page-texts', 'awards']),
  shared(
    '/selayang-pandang/prestasi-jawa-barat',
    ['q', 'kategori', 'urut', 'ukuran', 'halaman'],
    ['awards', 'page-texts'],
  ),
  shared('/tentang-jawa-barat', [], ['about', 'districts', 'units']),
  shared('/tentang-jawa-barat/daftar-kabupaten-kota', ['q', 'jenis', 'tampilan'], ['districts']),
  shared('/tentang-jawa-barat/daftar-perangkat-daerah', ['q', 'kelompok'], ['units']),
  shared('/tentang-jawa-barat/struktur-perangkat-daerah', [], ['about', 'units']),
  shared('/tentang-jawa-barat/program-unggulan', ['tema', 'id'], ['programs']),
  shared('/tentang-jawa-barat/[bagian]', [], ['about']),
  // Shows today's numbers.
  shared('/statistik-kunjungan', ['periode', 'dari', 'sampai'], ['visits'], { isTimely: true }),
  shared('/aksesibilitas'),
  shared('/kebijakan-privasi'),
  shared('/ketentuan'),
  shared('/tentang-portal'),
  shared('/umpan', [], ['news']),
  // Both show data of the device.
  shared('/tersimpan', [], [], { needsScripts: true }),
  shared('/luring', [], [], { needsScripts: true }),
  // Searches for the words of the wrong path, which only the entry sets (`notFoundMatch`): a visitor who could would make it search.
  shared(notFoundPath, [], ['news', 'services', 'archives'], { sentAs: 404 }),
  file('/sampul/[category]/[file]'),
  file('/sitemap.xml', [], ['news', 'services', 'life-events', 'archives']),
  file('/peta-situs/[file]', [], ['news', 'services', 'life-events', 'archives']),
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
  { ...live('/preview/[...]', 'all'), isPreview: true, refusedAt: '/preview/tidak-berlaku' },
]
