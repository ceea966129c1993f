import type { Route } from './routes'

const shared = (pattern: string, query: readonly string[] = [], tags: Route['tags'] = [], more: Partial<Route> = {}): Route => ({
  pattern,
  kind: 'page',
  sharing: 'shared',
  query,
  tags,
  ...more,
})

const live = (pattern: string, query: Route['query']): Route => ({ pattern, kind: 'page', sharing: 'live', query, tags: [], hidesReferrer: true })

/** Everything that can be found. */
const searchTags: Route['tags'] = ['news', 'services', 'about', 'districts', 'units', 'informations', 'awards', 'programs', 'page-texts', 'archives', 'events']

/**
 * Pages by their Indonesian path; English has the same rules under `/en`. A page missing here is shared and sees no query.
 * The status page is shared because the server never puts a number in it: the look-up happens in the browser.
 */
export const pageRoutes: readonly Route[] = [
  // Its agenda says what "today" is.
  shared('/', [], ['home', 'news', 'services', 'life-events', 'events', 'programs', 'finance', 'visits'], { hasEmbed: true, isTimely: true }),
  shared('/berita', ['kategori', 'halaman', 'urut', 'ukuran', 'q'], ['news']),
  shared('/berita/tags/[tag]', ['halaman'], ['news']),
  shared('/berita/[slug]', [], ['news']),
  // "Open now" stands on both.
  shared('/layanan', ['kategori', 'halaman', 'urut', 'q', 'ketersediaan', 'untuk', 'gratis', 'buka'], ['services'], { isTimely: true }),
  shared('/layanan/[slug]', [], ['services'], { isTimely: true }),
  shared('/layanan-fase-kehidupan', [], ['life-events']),
  shared('/layanan-fase-kehidupan/daftar-layanan', ['kategori', 'sektor', 'halaman', 'q'], ['life-events', 'services']),
  shared('/pencarian', ['q'], searchTags),
  shared('/pencarian/[domain]', ['q', 'halaman', 'urut', 'ukuran', 'tampilan'], searchTags),
  shared('/pencarian/[domain]/[slug]', [], ['informations']),
  shared('/aduan-warga'),
  shared('/aduan-warga/buat-aduan', [], ['areas']),
  shared('/aduan-warga/new/buat-aduan', [], ['areas']),
  shared('/aduan-warga/cek-status', [], [], { hidesReferrer: true }),
  shared('/aduan-warga/new/cek-status', [], [], { hidesReferrer: true }),
  shared('/aduan-warga/new/pantau-aduan'),
  // What "today" is and which events are under way stand on them.
  shared('/agenda-jawa-barat', ['tampilan', 'tanggal', 'id'], ['events'], { isTimely: true }),
  shared('/agenda-jawa-barat-v2', ['kelompok', 'kategori', 'jenis', 'waktu', 'q', 'halaman'], ['events'], { isTimely: true }),
  shared('/kalender/[locale]/[file]', [], ['events']),
  shared('/arsip-dan-dokumen', ['topik', 'q', 'tahun', 'urut', 'halaman'], ['archives']),
  shared('/arsip-dan-dokumen/keuangan-daerah', ['tahun'], ['finance', 'archives']),
  shared('/arsip-dan-dokumen/[slug]', [], ['archives']),
  shared('/sapawarga', [], ['page-texts']),
  shared('/selayang-pandang', [], ['page-texts', 'awards']),
  shared('/selayang-pandang/prestasi-jawa-barat', ['q', 'kategori', 'urut', 'ukuran', 'halaman'], ['awards', 'page-texts']),
  shared('/tentang-jawa-barat', [], ['about', 'districts', 'units']),
  shared('/tentang-jawa-barat/daftar-kabupaten-kota', ['q', 'jenis', 'tampilan'], ['districts']),
  shared('/tentang-jawa-barat/daftar-perangkat-daerah', ['q', 'kelompok'], ['units']),
  shared('/tentang-jawa-barat/struktur-perangkat-daerah', [], ['about', 'units']),
  shared('/tentang-jawa-barat/program-unggulan', ['tema', 'id'], ['programs']),
  shared('/tentang-jawa-barat/[bagian]', [], ['about']),
  shared('/aksesibilitas'),
  shared('/kebijakan-privasi'),
  shared('/tidak-ditemukan', [], [], { sentAs: 404 }),
  shared('/sampul/[category]/[file]'),
  shared('/sitemap.xml', [], ['news', 'services', 'life-events', 'archives']),
  shared('/robots.txt'),
  shared('/.well-known/security.txt'),
  shared('/manifest.webmanifest'),
  // The link to verify differs for every visitor, so storing it would only push real pages out of the cache.
  live('/verifikasi-link', ['url']),
  live('/preview/[...]', 'all'),
]
