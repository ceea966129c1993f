/** A page or an API call, at an address that no cache holds yet. */
export interface Address {
  name: string
  /** @param nth never the same twice */
  path: (nth: number) => string
}

const monitoring = (name: string, filter: string): Address => ({
  name: `page: monitoring, ${name}`,
  path: (nth) => `/aduan-warga/new/pantau-aduan?${filter}&halaman=${nth + 2}`,
})

/** Pages without a filter that push the complaint area, which has one address, out of a small cache. */
export const otherPages: readonly string[] = ['', '/en'].flatMap((locale) =>
  [
    '/berita',
    '/layanan',
    '/layanan-fase-kehidupan',
    '/agenda-jawa-barat',
    '/arsip-dan-dokumen',
    '/tentang-jawa-barat',
    '/statistik-kunjungan',
  ].map((path) => `${locale}${path}`),
)

/** What people see of all complaints. */
export const complaintPages: readonly Address[] = [
  { name: 'page: complaint area', path: () => '/aduan-warga' },
  monitoring('all', ''),
  monitoring('one status', 'status=followup'),
  monitoring('one category', 'kategori=infrastruktur'),
  monitoring('one city', 'wilayah=32.73'),
  monitoring('days', 'dari=2024-02-15&sampai=2024-03-17'),
  monitoring('words that are there', 'q=jalan'),
  {
    name: 'page: monitoring, words that are not',
    path: (nth) => `/aduan-warga/new/pantau-aduan?q=zzqx${nth}`,
  },
  monitoring('by supporters', 'urut=dukungan'),
  monitoring('by change', 'urut=diperbarui'),
]

const day = (nth: number) => `2026-03-${String(1 + (nth % 28)).padStart(2, '0')}`

/** What other programs ask, and pages that ask the database for each request. */
export const complaintCalls: readonly Address[] = [
  {
    name: 'statistics',
    path: (nth) => `/v1/public/complaints/statistics?start_date=2023-02-15&end_date=${day(nth)}`,
  },
  {
    name: 'statistics, CSV',
    path: (nth) =>
      `/v1/public/complaints/statistics/csv?table=category&start_date=2023-02-15&end_date=${day(nth)}`,
  },
  { name: 'list', path: (nth) => `/v1/public/complaints?page=${1 + (nth % 5_000)}` },
  { name: 'list, words', path: (nth) => `/v1/public/complaints?q=zzqx${nth}` },
  { name: 'Open311', path: (nth) => `/open311/v2/requests.json?page=${1 + (nth % 100)}` },
  { name: 'search', path: (nth) => `/v1/search?q=layanan%20${nth % 499}` },
]
