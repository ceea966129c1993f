import { describe, expect, it, vi } from 'vitest'
import { textsReviewedOn } from '@/lib/page-feedback/reviewed-on'
import { pageRoutes } from '@/lib/server/http/page-routes'
import { type ContentReader, contentPage, shownAddress } from './content-page'

const changed = { updated_at: '2026-11-20T08:00:00+07:00' }
const slug = 'sebuah-judul'
const found = (name: string) => Promise.resolve(name === slug ? { ...changed, slug } : null)
const item = () => Promise.resolve(changed)

/** One item of each kind. */
const reader = () => {
  const ports = {
    news: { bySlug: vi.fn(found) },
    services: { bySlug: vi.fn(found) },
    lifeEvents: { plan: vi.fn(found) },
    archives: { bySlug: vi.fn(found) },
    informations: { bySlug: vi.fn((_kind: string, name: string) => found(name)) },
    events: { byId: vi.fn(item) },
    programs: {
      byId: vi.fn(item),
      list: vi.fn(() => Promise.resolve({ meta: { last_updated: changed.updated_at } })),
    },
    about: { text: vi.fn(item) },
    pageTexts: { overview: vi.fn(item), superApp: vi.fn(item) },
    finance: { report: vi.fn(() => Promise.resolve({ ...changed, year: 2025 })) },
  }
  return { ports, reader: ports as unknown as ContentReader }
}

/** Pages where nobody is asked: lists, forms, complaints, search, files, what belongs to one device or person. */
const others = new Set([
  '/',
  '/berita',
  '/berita/tags/[tag]',
  '/layanan',
  '/layanan-fase-kehidupan',
  '/layanan-fase-kehidupan/daftar-layanan',
  '/pencarian',
  '/pencarian/[domain]',
  '/agenda-jawa-barat',
  '/agenda-jawa-barat-v2',
  '/arsip-dan-dokumen',
  '/selayang-pandang/prestasi-jawa-barat',
  '/statistik-kunjungan',
  '/kepuasan-pengguna',
  '/tersimpan',
  '/luring',
  '/tidak-ditemukan',
  '/verifikasi-link',
])
const isOther = (pattern: string) =>
  others.has(pattern) ||
  /^\/(?:aduan-warga|preview|kalender|feed|sampul|gambar-halaman|peta-situs)\b|\.[a-z]+$/.test(
    pattern,
  )
const addressOf = (pattern: string) =>
  pattern
    .replace('[domain]', 'information')
    .replace('[bagian]', 'sejarah-jabar')
    .replaceAll(/\[\w+\]/g, slug)

describe('content pages', () => {
  it.each(pageRoutes.map(({ pattern }) => pattern))('are told from others: %s', async (pattern) => {
    const page = contentPage(addressOf(pattern))
    const version = page && (await page.version(reader().reader))
    expect(version !== null).toBe(!isOther(pattern))
  })

  it.each([
    '/',
    '/en',
    '/berita',
    '/en/berita',
    '/layanan',
    '/pencarian',
    '/agenda-jawa-barat',
    '/aduan-warga',
    '/aduan-warga/buat-aduan',
    '/statistik-kunjungan',
    '/tidak-ditemukan',
    '/v1/page-feedback',
    '//evil.example/berita/x',
    'https://evil.example/berita/x',
    '/berita/x?y=1',
    '/berita/x#y',
    '/berita/x/y',
    '/berita/',
    '/berita/%00',
    '/berita/%E0%A4%A',
    '/berita/%62aru',
    '/berita/a b',
    `/berita/${'x'.repeat(500)}`,
    '/fr/berita/x',
    '/en/en/berita/x',
    '/agenda-jawa-barat?id=0',
    '/agenda-jawa-barat?id=1e3',
    '/agenda-jawa-barat?id=99999999999',
    '/agenda-jawa-barat?id=1&id=2',
    '/agenda-jawa-barat?tanggal=2026-11-01',
    'constructor',
    '__proto__',
    '',
  ])('do not include %s', (address) => {
    expect(contentPage(address)).toBeNull()
  })

  it('have the version of their item, in the language of the address', async () => {
    const { ports, reader: asked } = reader()
    const page = contentPage('/en/berita/sebuah-judul')
    expect(page).toMatchObject({
      path: '/berita/sebuah-judul',
      locale: 'en',
      address: '/en/berita/sebuah-judul',
    })
    expect(await page?.version(asked)).toBe(changed.updated_at)
    expect(ports.news.bySlug).toHaveBeenCalledExactlyOnceWith('sebuah-judul', 'en')
  })

  it('are looked up by one question', async () => {
    const { ports, reader: asked } = reader()
    await contentPage('/agenda-jawa-barat?id=12')?.version(asked)
    expect(ports.events.byId).toHaveBeenCalledExactlyOnceWith(12, 'id')
    const calls = Object.values(ports).flatMap((port) =>
      Object.values(port).map((method) => method.mock.calls.length),
    )
    expect(calls.reduce((sum, each) => sum + each, 0)).toBe(1)
  })

  it('show the year that they name', async () => {
    const { reader: asked } = reader()
    const versionIn = (year: number) =>
      contentPage(`/arsip-dan-dokumen/keuangan-daerah?tahun=${year}`)?.version(asked)
    expect(await versionIn(2025)).toBe(changed.updated_at)
    expect(await versionIn(99_999)).toBeNull()
  })

  it('of programmes have the version of the latest one', async () => {
    const { ports, reader: asked } = reader()
    const page = contentPage('/tentang-jawa-barat/program-unggulan')
    expect(await page?.version(asked)).toBe(changed.updated_at)
    expect(ports.programs.list).toHaveBeenCalledExactlyOnceWith({ cat: [] }, 'id')
  })

  it('without an item have the day on which their texts were reviewed', async () => {
    expect(await contentPage('/en/aksesibilitas')?.version(reader().reader)).toBe(textsReviewedOn)
  })

  it('are none where the item is missing or goes by another name', async () => {
    const { ports, reader: asked } = reader()
    expect(await contentPage('/berita/tidak-ada')?.version(asked)).toBeNull()
    ports.news.bySlug.mockResolvedValue({ ...changed, slug: 'judul-lain' })
    expect(await contentPage('/berita/sebuah-judul')?.version(asked)).toBeNull()
  })
})

describe('the way back', () => {
  const page = { address: '/en/urusan' }

  it.each(['/en/urusan', '/en/urusan?q=ktp&halaman=2', '/en/urusan?q=a%0Ab+%C3%A9'])(
    'leads to the page as it was shown, %s',
    (shown) => {
      expect(shownAddress(page, shown)).toBe(shown)
    },
  )

  it.each([
    undefined,
    '',
    '/urusan?q=ktp',
    '/en/urusan/x?q=ktp',
    '//en/urusan?x',
    'https://evil.example/en/urusan?x',
    '/en/urusan?q=ktp#lain',
    '/en/urusan?a\r\nSet-Cookie: b',
    '/en/urusan?q=é',
    `/en/urusan?q=${'x'.repeat(2_000)}`,
  ])('leads to the page itself instead of %j', (shown) => {
    expect(shownAddress(page, shown)).toBe('/en/urusan')
  })

  it('keeps the item of an address', () => {
    const event = { address: '/agenda-jawa-barat?id=3' }
    const shown = '/agenda-jawa-barat?tanggal=2026-11-20&id=3'
    expect([shownAddress(event, shown), shownAddress(event)]).toEqual([shown, event.address])
  })
})
