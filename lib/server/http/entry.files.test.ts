import { afterEach, describe, expect, it } from 'vitest'
import { sendHtml, startEntry, type FakePage } from './entry-harness'

let running: Awaited<ReturnType<typeof startEntry>> | undefined
const start = async (...parameters: Parameters<typeof startEntry>) =>
  (running = await startEntry(...parameters))
afterEach(async () => {
  await running?.stop()
  running = undefined
})

const changed = 'Sun, 22 Nov 2026 03:00:00 GMT'
const feed: FakePage = (_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Last-Modified': changed,
  })
  response.end(`<rss>${'isi '.repeat(500)}</rss>`)
}

describe('feeds', () => {
  it('are stored, open to other sites and say when they changed', async () => {
    const { call, requests } = await start(feed)
    const first = await call('/feed/id/berita.rss?utm_source=x')
    await call('/feed/id/berita.rss')
    expect(requests.map(({ url }) => url)).toEqual(['/feed/id/berita.rss'])
    expect(first.headers).toMatchObject({
      'last-modified': changed,
      'access-control-allow-origin': '*',
      'content-type': 'application/rss+xml; charset=utf-8',
      etag: expect.stringMatching(/^W\//) as string,
    })
  })

  it.each([
    ['the tag it gave', (etag: string) => ({ 'if-none-match': etag }), 304],
    ['the date it gave', () => ({ 'if-modified-since': changed }), 304],
    ['a later date', () => ({ 'if-modified-since': 'Mon, 23 Nov 2026 00:00:00 GMT' }), 304],
    ['an earlier date', () => ({ 'if-modified-since': 'Sat, 21 Nov 2026 00:00:00 GMT' }), 200],
    ['no date at all', () => ({ 'if-modified-since': 'kemarin' }), 200],
    [
      'another tag, whatever the date',
      () => ({ 'if-none-match': '"lain"', 'if-modified-since': changed }),
      200,
    ],
  ])('answer %s', async (_, headersOf, status) => {
    const { call } = await start(feed)
    const { headers } = await call('/feed/id/berita.rss')
    const again = await call('/feed/id/berita.rss', { headers: headersOf(headers.etag ?? '') })
    expect([again.status, again.headers['last-modified']]).toEqual([status, changed])
    expect(again.body.byteLength > 0).toBe(status === 200)
  })

  it('of searches differ by their words, others know none', async () => {
    const { call, requests } = await start(feed)
    await call('/feed/id/pencarian.json?q=pajak')
    await call('/feed/id/berita.json?q=pajak')
    expect(requests.map(({ url }) => url)).toEqual([
      '/feed/id/pencarian.json?q=pajak',
      '/feed/id/berita.json',
    ])
  })

  it('are forgotten with their content', async () => {
    const { call, requests, entry } = await start(feed)
    await call('/feed/id/berita/kesehatan.atom')
    entry.purge(['alerts'])
    await call('/feed/id/berita/kesehatan.atom')
    entry.purge(['news'])
    await call('/feed/id/berita/kesehatan.atom')
    expect(requests.length).toBe(2)
  })
})

describe('pages', () => {
  it('never say when they changed', async () => {
    const { call } = await start((_request, response) => {
      response.setHeader('Last-Modified', changed)
      sendHtml(response, 'halaman')
    })
    expect((await call('/berita')).headers['last-modified']).toBeUndefined()
  })

  it('are all made anew when warnings changed, and stay for when that fails', async () => {
    let isBroken = false
    const { call, requests, entry } = await start(({ url }, response) => {
      if (isBroken) throw new Error('database away')
      sendHtml(response, `${url} ${requests.length}`)
    })
    const paths = ['/', '/berita?halaman=2', '/en/layanan', '/halaman-tanpa-aturan']
    for (const path of paths) await call(path)
    entry.purge(['alerts'])
    for (const path of paths) await call(path)
    expect(requests.length).toBe(8)
    entry.purge(['alerts'])
    isBroken = true
    const rescued = await call('/berita?halaman=2')
    expect([rescued.status, rescued.text.includes('/berita?halaman=2 6')]).toEqual([200, true])
  })
})
