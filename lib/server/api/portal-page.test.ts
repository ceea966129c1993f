import { describe, expect, it } from 'vitest'
import { isPortalPage } from './portal-page'

describe('isPortalPage', () => {
  it.each([
    '/',
    '/en',
    '/berita',
    '/en/berita?kategori=ekonomi',
    '/berita/harga-beras-1',
    '/layanan#syarat',
    '/aduan-warga/cek-status',
    '/en/tentang-jawa-barat/sejarah-jabar',
  ])('takes %s for a page', (path) => {
    expect(isPortalPage(path)).toBe(true)
  })

  it.each([
    '/tidak-ada',
    '/a/b/c',
    '/tidak-ditemukan',
    '/v1/public/news',
    '/v1',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/sampul/lansia/7.svg',
    '/preview/layanan-publik',
    '/en/v1/areas',
  ])('takes %s for none', (path) => {
    expect(isPortalPage(path)).toBe(false)
  })
})
