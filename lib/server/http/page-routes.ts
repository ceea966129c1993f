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

/**
 * Pages by their Indonesian path; English has the same rules under `/en`. A page missing here is shared and sees no query.
 * The status page is shared because the server never puts a number in it: the look-up happens in the browser.
 */
export const pageRoutes: readonly Route[] = [
  shared('/', [], ['home', 'news', 'services', 'life-events']),
  shared('/berita', ['kategori', 'halaman', 'urut', 'ukuran', 'q'], ['news']),
  shared('/berita/tags/[tag]', ['halaman'], ['news']),
  shared('/berita/[slug]', [], ['news']),
  shared('/layanan', ['kategori', 'halaman', 'urut', 'q', 'ketersediaan'], ['services']),
  // "Open now" stands on it.
  shared('/layanan/[slug]', [], ['services'], { isTimely: true }),
  shared('/layanan-fase-kehidupan', [], ['life-events']),
  shared('/layanan-fase-kehidupan/daftar-layanan', ['kategori', 'sektor', 'halaman', 'q'], ['life-events', 'services']),
  shared('/pencarian', ['q'], ['news', 'services', 'about', 'districts', 'units', 'informations']),
  shared('/pencarian/[domain]', ['q', 'halaman', 'urut', 'ukuran', 'tampilan'], ['news', 'services', 'about', 'districts', 'units', 'informations']),
  shared('/pencarian/[domain]/[slug]', [], ['informations']),
  shared('/aduan-warga'),
  shared('/aduan-warga/buat-aduan', [], ['areas']),
  shared('/aduan-warga/new/buat-aduan', [], ['areas']),
  shared('/aduan-warga/cek-status', [], [], { hidesReferrer: true }),
  shared('/aduan-warga/new/cek-status', [], [], { hidesReferrer: true }),
  shared('/aduan-warga/new/pantau-aduan'),
  shared('/agenda-jawa-barat'),
  shared('/agenda-jawa-barat-v2'),
  shared('/arsip-dan-dokumen'),
  shared('/sapawarga'),
  shared('/selayang-pandang'),
  shared('/selayang-pandang/prestasi-jawa-barat'),
  shared('/tentang-jawa-barat', [], ['about', 'districts', 'units']),
  shared('/tentang-jawa-barat/daftar-kabupaten-kota', ['q', 'jenis', 'tampilan'], ['districts']),
  shared('/tentang-jawa-barat/daftar-perangkat-daerah', ['q', 'kelompok'], ['units']),
  shared('/tentang-jawa-barat/struktur-perangkat-daerah', [], ['about', 'units']),
  shared('/tentang-jawa-barat/[bagian]', [], ['about']),
  shared('/aksesibilitas'),
  shared('/kebijakan-privasi'),
  shared('/tidak-ditemukan', [], [], { sentAs: 404 }),
  shared('/sampul/[category]/[file]'),
  shared('/sitemap.xml', [], ['news', 'services', 'life-events']),
  shared('/robots.txt'),
  shared('/.well-known/security.txt'),
  shared('/manifest.webmanifest'),
  // The link to verify differs for every visitor, so storing it would only push real pages out of the cache.
  live('/verifikasi-link', ['url']),
  live('/preview/[...]', 'all'),
]
