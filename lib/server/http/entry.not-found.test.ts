import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { htmlPage, sendHtml, startEntry, type FakePage } from './entry-harness'

let running: Awaited<ReturnType<typeof startEntry>> | undefined
const start = async (...parameters: Parameters<typeof startEntry>) =>
  (running = await startEntry(...parameters))
afterEach(async () => {
  await running?.stop()
  running = undefined
})

const site: FakePage = ({ url }, response) =>
  url.includes('/tidak-ditemukan')
    ? sendHtml(response, `halaman ${url}`)
    : sendHtml(response, 'kosong', 404)
const addresses = (requests: { url: string }[]) => requests.map(({ url }) => url)

describe('not found', () => {
  it('shows the finished page of the language with status 404 and the words of the address, and renders it once', async () => {
    const { call, requests } = await start(site)
    const id = await call('/berita/pajak-kendaran-12')
    const en = await call('/en/nowhere')
    await call('/layanan/pajak-kendaran')
    expect([id.status, id.text, en.status, en.text]).toEqual([
      404,
      htmlPage('halaman /tidak-ditemukan?kata=pajak+kendaran'),
      404,
      htmlPage('halaman /en/tidak-ditemukan?kata=nowhere'),
    ])
    expect(addresses(requests)).toEqual([
      '/berita/pajak-kendaran-12',
      '/tidak-ditemukan?kata=pajak+kendaran',
      '/en/nowhere',
      '/en/tidak-ditemukan?kata=nowhere',
      '/layanan/pajak-kendaran',
    ])
    const hash = createHash('sha256').update('self.x=1').digest('base64')
    expect(id.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  })

  it('remembers wrong addresses and answers the page itself with 404 too', async () => {
    const { call, requests } = await start(site)
    await call('/x')
    expect((await call('/x')).status).toBe(404)
    expect((await call('/tidak-ditemukan')).status).toBe(404)
    expect(addresses(requests)).toEqual(['/x', '/tidak-ditemukan'])
  })

  it('takes no words from whoever asks for the page itself, so that nobody makes it search', async () => {
    const { call, requests } = await start(site)
    for (const path of ['/tidak-ditemukan?kata=pajak', '/en/tidak-ditemukan?kata=tax'])
      expect((await call(path)).status).toBe(404)
    expect(addresses(requests)).toEqual(['/tidak-ditemukan', '/en/tidak-ditemukan'])
  })

  it('looks at nothing of an address that says something about its visitor', async () => {
    const { call, requests } = await start((received, response) =>
      received.url.startsWith('/preview')
        ? sendHtml(response, 'kosong', 404)
        : site(received, response),
    )
    for (const path of ['/preview/rahasia', '/layanan-fase-kehidupan/kehilangan-anak'])
      expect((await call(path)).status).toBe(404)
    expect(addresses(requests).filter((url) => url.includes('kata='))).toEqual([])
  })

  it('stops looking for near pages when somebody tries many addresses, and goes on answering', async () => {
    const { call, requests } = await start(site, { tuning: { now: () => 0 } })
    const letters = 'a b c d e f g h'.split(' ')
    for (const a of letters)
      for (const b of letters) expect((await call(`/salah${a}${b}`)).status).toBe(404)
    expect(addresses(requests).filter((url) => url.includes('kata=')).length).toBe(30)
    expect(addresses(requests).filter((url) => url === '/tidak-ditemukan').length).toBe(1)
  })

  it('gives the plain page when the one with near pages fails', async () => {
    const { call } = await start((received, response) =>
      received.url.includes('kata=') ? sendHtml(response, 'rusak', 500) : site(received, response),
    )
    const response = await call('/berita/pajak')
    expect([response.status, response.text]).toEqual([404, htmlPage('halaman /tidak-ditemukan')])
  })

  it('gives JSON for API paths that the API leaves without an answer and an empty 404 for payloads', async () => {
    const { call } = await start((received, response) =>
      received.url.startsWith('/open311/')
        ? void response.writeHead(404).end()
        : site(received, response),
    )
    const api = await call('/open311/nothing/known')
    expect([api.status, JSON.parse(api.text)]).toEqual([
      404,
      { message: 'Not Found', code: 'ROUTE_NOT_FOUND' },
    ])
    const payload = await call('/nowhere?_rsc=1', { headers: { rsc: '1' } })
    expect([payload.status, payload.body.byteLength]).toEqual([404, 0])
  })

  it('knows no addresses of payloads: Next would give one for any name, and each would push a page out of the cache', async () => {
    const { call, requests } = await start(site)
    for (const path of [
      '/x.rsc',
      '/berita.rsc',
      '/en/berita.RSC',
      '/x.segments/_tree.segment.rsc',
      '/x%2ersc',
      '/v1/areas.rsc',
    ])
      expect((await call(path)).status, path).toBe(404)
    expect(requests).toEqual([])
  })

  it.each(['/%25', '/berita/diskon-50%25-1', '/en/berita/tags/10%25', '/x/%25E0%25A4%25A'])(
    'asks no page for %s, which Next cannot decode',
    async (path) => {
      const { call, requests } = await start(site)
      expect((await call(path)).status).toBe(404)
      expect(addresses(requests).filter((url) => url.includes('%25'))).toEqual([])
    },
  )

  it('has a plain page when the finished one fails too', async () => {
    const { call } = await start((_request, response) => sendHtml(response, 'kosong', 404))
    const response = await call('/x')
    expect([response.status, response.text.includes('lang="id"')]).toEqual([404, true])
  })
})
