import { describe, expect, it, test } from 'vitest'
import { serviceAddress } from '@/lib/address/lists/service-address'
import { api } from '@/lib/server/api/app'
import { contentTypes } from '@/lib/server/content/types'
import { poolShare } from './cache/page-cache'
import { routeMatcher, routeMatchFor, routePattern } from './routes'

const matchRoute = routeMatcher(api.routes)
const matchOf = (path: string, search: string) => routeMatchFor(matchRoute(path), path, search)

describe('route match', () => {
  it('keeps the known parameters of a page in one order and drops all others', () => {
    expect(matchOf('/berita', 'utm_source=x&halaman=2&kategori=sosial&_rsc=1').renderUrl).toBe(
      '/berita?kategori=sosial&halaman=2',
    )
    expect(matchOf('/en/berita', 'q=air&halaman=2').renderUrl).toBe('/en/berita?halaman=2')
  })

  it('stores a list once, whatever the order of its parameters', () => {
    const link = serviceAddress.href({ query: 'akta lahir', category: 'Kesehatan', page: 2 })
    for (const query of [
      'q=akta+lahir&kategori=Kesehatan',
      'kategori=Kesehatan&q=akta%20lahir&urut=',
    ])
      expect(matchOf('/layanan', `halaman=2&${query}`).renderUrl).toBe(link)
  })

  it('drops empty parameters of forms on pages', () => {
    expect(matchOf('/layanan', 'kategori=&q=&halaman=2').renderUrl).toBe('/layanan?halaman=2')
  })

  it.each([
    '/',
    '/berita/judul-1',
    '/aduan-warga/cek-status',
    '/aduan-warga/new/cek-status',
    '/tentang-jawa-barat',
    '/apa-saja',
  ])('renders %s without any query', (path) => {
    const match = matchOf(path, 'nomor=JBR-20260131-7K4M9Q&a=b')
    expect([match.renderUrl, match.isCacheable, match.pool]).toEqual([path, true, 'pages'])
  })

  it('keeps both spellings of repeated API parameters', () => {
    expect(matchOf('/v1/public/news', 'cat[]=a&cat[]=b&cat=c&x=1').query).toBe(
      'cat=c&cat%5B%5D=a&cat%5B%5D=b',
    )
  })

  it.each([
    '/v1/public/complaints/categories',
    '/v1/public/complaints/status/JBR-1',
    '/v1/public/complaints/JBR-1',
    '/v1/public/complaints/email/a@b.id',
    '/v1/public/media/abc',
    '/v1/public/news/slug/x/view',
    '/v1/public/master-data-publications/preview/1',
    '/v1/something-new',
    '/v1/operator/complaints',
    '/v1/operator/complaints/JBR-1/photos/abc',
    '/open311/something-new/x',
    '/preview/layanan-publik',
    '/verifikasi-link',
    '/aduan-warga/surel/konfirmasi',
    '/en/aduan-warga/surel/berhenti',
    '/v1/public/complaint-mails/unsubscription/abc',
  ])('never stores %s', (path) => {
    expect(matchOf(path, '').isCacheable).toBe(false)
  })

  it('drops the key of Open311 from what is stored and keeps the question', () => {
    expect(
      matchOf('/open311/v2/requests.json', 'api_key=rahasia&status=open&page=2'),
    ).toMatchObject({ query: 'status=open&page=2', isCacheable: true })
  })

  it('does not take a page below /en for an API path', () => {
    expect(matchOf('/en/v1/areas', '').route.kind).toBe('page')
  })

  it('does not store endless queries', () => {
    expect(matchOf('/layanan', `q=${'a'.repeat(2_000)}`).isCacheable).toBe(false)
  })

  it('gives all pools together the whole cache and not more', () => {
    expect(Object.values(poolShare).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  })
})

test('results of the search are purged with every kind that can be found', () => {
  const { tags } = matchRoute('/pencarian').route
  // The two texts of pages have one tag.
  const tagOf = (kind: string) =>
    kind === 'super-app' || kind === 'overview' ? 'page-texts' : kind
  const found = Object.values(contentTypes).filter((type) => 'search' in type)
  expect(tags).toEqual(expect.arrayContaining(found.map(({ kind }) => tagOf(kind))))
})

describe('route pattern', () => {
  it.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/berita/banjir-12', '/berita/[slug]'],
    ['/en/berita/tags/air', '/en/berita/tags/[tag]'],
    ['/orang@contoh.id', '/[...]'],
    ['/v1/public/complaints/email/orang@contoh.id', '/v1/public/complaints/email/[email]'],
    ['/v1/public/complaints/status/JBR-20260131-7K4M9Q', '/v1/public/complaints/status/[number]'],
    ['/v1/nobody/knows', '/v1/[...]'],
    ['/open311/v2/requests/JBR-20260131-7K4M9Q.xml', '/open311/v2/requests/[id]'],
    ['/open311/nobody/knows/x', '/open311/[...]'],
    ['/open311abc', '/[...]'],
  ])('names %s as %s', (path, pattern) => {
    expect(routePattern(matchRoute(path))).toBe(pattern)
  })
})
