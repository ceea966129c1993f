import type { Locale } from '@/lib/i18n/locales'

/** One address of the portal in a state worth looking at. Parts in braces are looked up in the content: see `slugs.ts`. */
export interface CrawledPage {
  path: string | Record<Locale, string>
  /** 200 unless said. */
  status?: number
  /** Indexed: with its canonical address and the same page in the other language. */
  isIndexed?: boolean
  /**
   * Looked at with header, footer and what floats. One page for each way they look is enough; every open state is seen with them as well.
   */
  isWhole?: boolean
}

/** A word similar to nothing in the content. */
const nowhere = 'zzqxvw'
const longHost = `https://contoh.example/${'panjang'.repeat(40)}`
const outbound = (address: string) => `/verifikasi-link?url=${encodeURIComponent(address)}`
const lifeEvent = '/layanan-fase-kehidupan/daftar-layanan'
const birth = (more = '') => ({
  id: `${lifeEvent}?kategori=Kelahiran${more}`,
  en: `${lifeEvent}?kategori=Birth${more}`,
})

const indexed = (...paths: CrawledPage['path'][]): CrawledPage[] =>
  paths.map((path) => ({ path, isIndexed: true }))
const unlisted = (...paths: CrawledPage['path'][]): CrawledPage[] => paths.map((path) => ({ path }))
const missing = (...paths: string[]): CrawledPage[] => paths.map((path) => ({ path, status: 404 }))
const whole = (pages: CrawledPage[]): CrawledPage[] =>
  pages.map((page) => ({ ...page, isWhole: true }))

/** Every page of the portal, with its states that an address can name. `tests/unit/crawled-pages.test.ts` holds it against the folders of `app`. */
export const crawledPages: CrawledPage[] = [
  ...whole(
    indexed(
      '/',
      '/berita',
      '/berita/{news}',
      '/layanan/{service}',
      '/aduan-warga',
      '/aduan-warga/buat-aduan',
      '/tentang-jawa-barat',
    ),
  ),
  ...whole(unlisted('/luring')),
  ...whole(missing('/tidak-ada')),
  ...indexed('/berita?kategori=kesehatan', '/berita?halaman=2', '/berita/tags/umkm'),
  ...indexed('/layanan/{service}/standar', '/maklumat-pelayanan'),
  ...indexed('/layanan', '/layanan?kategori=Kependudukan dan Tempat Tinggal'),
  ...unlisted('/layanan?q=zzqx', '/layanan?kategori=Sihir'),
  ...indexed('/urusan', '/urusan?bidang=police', '/urusan?halaman=2'),
  ...unlisted('/urusan?q=surat&tingkat=village', `/urusan?q=${nowhere}`),
  ...indexed('/daftar-informasi-publik', '/daftar-informasi-publik?kelas=berkala', '/pengembang'),
  ...unlisted(`/daftar-informasi-publik?q=${nowhere}`),
  ...indexed('/layanan-fase-kehidupan', lifeEvent, birth()),
  ...indexed('/layanan-fase-kehidupan/kelahiran', '/layanan-fase-kehidupan/memulai-usaha'),
  ...unlisted(
    '/layanan-fase-kehidupan/kelahiran?jawaban-1=rumah&jawaban-2=belum&jawaban-3=ya&tanggal=2026-12-25',
  ),
  ...unlisted(birth(`&q=${nowhere}`), birth('&sektor=Sihir')),
  ...indexed(
    '/pencarian',
    '/pencarian/news',
    '/pencarian/announcement',
    '/pencarian/announcement/{announcement}',
    '/pencarian/information/{information}',
  ),
  ...unlisted(
    { id: '/pencarian?q=pajak kendaraan', en: '/pencarian?q=vehicle tax' },
    '/pencarian?q=paspor',
    `/pencarian?q=${nowhere}`,
    '/pencarian/news?q=anak',
    '/pencarian/public_service?tampilan=petak',
  ),
  ...indexed('/agenda-jawa-barat', '/agenda-jawa-barat-v2'),
  ...unlisted(
    '/agenda-jawa-barat?tampilan=minggu',
    '/agenda-jawa-barat?tampilan=hari&tanggal=2027-08-20',
    '/agenda-jawa-barat?id={event}',
    '/agenda-jawa-barat-v2?q=zzqxy',
  ),
  ...indexed(
    '/arsip-dan-dokumen',
    '/arsip-dan-dokumen?topik=produk-hukum&halaman=2',
    '/arsip-dan-dokumen/{document}',
  ),
  ...unlisted(
    '/arsip-dan-dokumen?q=zzqx',
    '/arsip-dan-dokumen?halaman=99&topik=sihir&tahun=x&urut=x',
  ),
  ...indexed('/arsip-dan-dokumen/keuangan-daerah', '/arsip-dan-dokumen/keuangan-daerah?tahun=2023'),
  ...unlisted('/arsip-dan-dokumen/keuangan-daerah?tahun=1999'),
  ...indexed('/sapawarga', '/selayang-pandang', '/selayang-pandang/prestasi-jawa-barat'),
  ...unlisted(
    '/selayang-pandang/prestasi-jawa-barat?kategori=olahraga&kategori=investasi',
    '/selayang-pandang/prestasi-jawa-barat?q=zzqx',
    '/selayang-pandang/prestasi-jawa-barat?q=wt',
  ),
  ...indexed(
    '/tentang-jawa-barat/visi-misi-pemprov-jabar',
    '/tentang-jawa-barat/rpd-pemprov-jabar',
    '/tentang-jawa-barat/lambang-dan-moto',
  ),
  ...indexed(
    '/tentang-jawa-barat/sejarah-jabar',
    '/tentang-jawa-barat/pimpinan-jabar',
    '/tentang-jawa-barat/struktur-perangkat-daerah',
  ),
  ...indexed(
    '/tentang-jawa-barat/daftar-perangkat-daerah',
    '/tentang-jawa-barat/daftar-kabupaten-kota',
    '/tentang-jawa-barat/program-unggulan',
  ),
  ...unlisted(
    '/tentang-jawa-barat/daftar-kabupaten-kota?tampilan=kisi',
    '/tentang-jawa-barat/daftar-kabupaten-kota?q=zzqx',
    '/tentang-jawa-barat/daftar-perangkat-daerah?q=zzqx&kelompok=biro',
  ),
  ...indexed('/tentang-jawa-barat/program-unggulan?id=2'),
  ...unlisted('/tentang-jawa-barat/program-unggulan?tema=ekonomi&id=10'),
  ...indexed(
    '/aduan-warga/new/buat-aduan',
    '/aduan-warga/cek-status',
    '/aduan-warga/new/cek-status',
  ),
  ...indexed('/aduan-warga/new/pantau-aduan', '/aduan-warga/tanda-terima'),
  ...unlisted(
    '/aduan-warga/new/pantau-aduan?status=finished',
    '/aduan-warga/new/pantau-aduan?tabel=menurut-bulan',
    '/aduan-warga/new/pantau-aduan?q=zzqx',
  ),
  ...indexed('/statistik-kunjungan'),
  ...unlisted('/statistik-kunjungan?periode=mingguan'),
  ...indexed('/kepuasan-pengguna'),
  ...indexed('/aksesibilitas', '/kebijakan-privasi', '/ketentuan', '/tentang-portal', '/umpan'),
  ...unlisted(
    '/tersimpan',
    outbound('https://www.lapor.go.id/aduan?kategori=jalan'),
    outbound(longHost),
    outbound('javascript:alert(1)'),
    '/verifikasi-link',
  ),
  ...unlisted(
    '/aduan-warga/surel/konfirmasi',
    '/aduan-warga/surel/konfirmasi?hasil=dikonfirmasi',
    '/aduan-warga/surel/berhenti',
    '/aduan-warga/surel/berhenti?hasil=berhenti-semua',
  ),
  ...missing('/brita'),
]

/** Addresses below real ones that lead nowhere; all show the page of the two missing ones above. */
export const unknownAddresses = [
  '/a/b/c',
  '/berita/tidak-ada-999',
  '/berita/tags/tidak-ada',
  '/layanan/tidak-ada-999',
  '/arsip-dan-dokumen/sihir-999',
  '/pencarian/information/tidak-ada-1',
  '/pencarian/news/apa-saja',
  '/agenda-jawa-barat?id=999999',
  `${lifeEvent}?kategori=Sihir`,
  '/layanan-fase-kehidupan/sihir',
  '/tentang-jawa-barat/sihir',
]
