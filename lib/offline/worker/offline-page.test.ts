import { describe, expect, it } from 'vitest'
import { isPageAddress, offlinePageOf } from './offline-page'

const at = (path: string) => new URL(path, 'https://portal.example')

describe('offline page', () => {
  it('speaks the language of the address', () => {
    expect(
      ['/', '/english', '/berita/a', '/en', '/en/berita'].map((path) => offlinePageOf(at(path))),
    ).toEqual(['/luring', '/luring', '/luring', '/en/luring', '/en/luring'])
  })

  it.each(['/', '/en', '/berita/a', '/aduan-warga/cek-status?nomor=1'])(
    'stands in for the page %s',
    (path) => {
      expect(isPageAddress(at(path))).toBe(true)
    },
  )

  it.each([
    '/v1/public/news',
    '/v1',
    '/open311/v2/requests.xml',
    '/preview/layanan-publik',
    '/_next/static/x.js',
    '/dokumen/a.pdf',
    '/kalender/id/1.ics',
    '/feed/id/berita.rss',
  ])('leaves %s to the network', (path) => {
    expect(isPageAddress(at(path))).toBe(false)
  })
})
