import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { freshMs, staleMs } from './cache/page-cache'
import { htmlPage, sendHtml, startEntry, type FakePage } from './entry-harness'

let running: Awaited<ReturnType<typeof startEntry>> | undefined
const start = async (...parameters: Parameters<typeof startEntry>) =>
  (running = await startEntry(...parameters))
afterEach(async () => {
  await running?.stop()
  running = undefined
})

const echo: FakePage = ({ url }, response) => sendHtml(response, url)
const json =
  (content: unknown, cacheControl: string): FakePage =>
  (_request, response) => {
    response.writeHead(200, ['Content-Type', 'application/json', 'Cache-Control', cacheControl])
    response.end(JSON.stringify(content))
  }

describe('page cache of the entry', () => {
  it('renders a page once and serves the same bytes again', async () => {
    const { call, requests } = await start(echo)
    const first = await call('/berita')
    const second = await call('/berita')
    expect([first.status, second.status, requests.length]).toEqual([200, 200, 1])
    expect(second.text).toBe(htmlPage('/berita'))
    expect(second.headers.etag).toBe(first.headers.etag)
  })

  it('renders once for visitors who come at the same moment', async () => {
    const { call, requests } = await start(async ({ url }, response) => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      sendHtml(response, url)
    })
    await Promise.all(Array.from({ length: 8 }, () => call('/')))
    expect(requests.length).toBe(1)
  })

  it('drops unknown parameters from key and render', async () => {
    const { call, requests } = await start(echo)
    await call('/berita?utm_source=surat&halaman=2')
    await call('/berita?halaman=2&fbclid=9&ukuran=')
    expect(requests.map(({ url }) => url)).toEqual(['/berita?halaman=2'])
  })

  it.each<Record<string, string>>([{}, { rsc: '1' }])(
    'shows renders of shared pages nothing of the visitor: %j',
    async (router) => {
      const { call, requests } = await start(echo)
      await call('/', {
        headers: {
          ...router,
          cookie: 'a=b',
          'user-agent': 'odd',
          'content-security-policy': "script-src 'nonce-evil'",
          'accept-language': 'fr',
          'x-odd': '1',
          authorization: 'x',
        },
      })
      expect(Object.keys(requests[0]?.headers ?? {}).toSorted()).toEqual(
        [
          ...Object.keys(router),
          'accept',
          'accept-language',
          'content-language',
          'host',
          'user-agent',
          'x-forwarded-for',
          'x-forwarded-host',
          'x-forwarded-proto',
          'x-portal-client-ip',
          'x-request-id',
        ].toSorted(),
      )
      expect(requests[0]?.headers['user-agent']).toMatch(/^portal-entry/)
    },
  )

  it('keeps payloads of the router apart by all their headers, and the checksum out of the key', async () => {
    const { call, requests } = await start(({ headers }, response) => {
      response.writeHead(200, { 'Content-Type': headers.rsc ? 'text/x-component' : 'text/html' })
      response.end(headers.rsc ? 'payload' : 'page')
    })
    const ask = (headers: Record<string, string>, checksum = 'abc') =>
      call(`/berita?_rsc=${checksum}`, { headers })
    expect((await call('/berita')).text).toBe('page')
    expect((await ask({ rsc: '1' })).text).toBe('payload')
    await ask({ rsc: '1' }, 'other')
    await ask({ rsc: '1', 'next-router-prefetch': '1' })
    await ask({ rsc: '1', 'next-router-segment-prefetch': '/_tree' })
    await ask({ rsc: '1', 'next-router-state-tree': 'x' })
    await ask({ rsc: '1', 'next-url': '/' })
    expect((await call('/berita')).text).toBe('page')
    expect(requests.length).toBe(6)
    expect(requests[1]?.url).toBe('/berita?_rsc=abc')
    expect(requests[0]?.url).toBe('/berita')
  })

  it('serves a stale page at once, refreshes it behind, and keeps it while rendering fails', async () => {
    let time = 0
    let isBroken = false
    let count = 0
    const { call } = await start(
      (_request, response) => {
        count += 1
        if (isBroken) throw new Error('database away')
        sendHtml(response, `v${count}`)
      },
      { tuning: { now: () => time } },
    )
    await call('/berita')
    time += freshMs + 1
    expect((await call('/berita')).text).toContain('v1')
    await vi.waitFor(async () => expect((await call('/berita')).text).toContain('v2'))
    isBroken = true
    time += staleMs + 1
    const rescued = await call('/berita')
    expect([rescued.status, rescued.text.includes('v2')]).toEqual([200, true])
  })

  it('renders again after a purge of the tag', async () => {
    const { call, requests, entry } = await start(echo)
    await call('/berita')
    await call('/layanan')
    entry.purge(['news'])
    await call('/berita')
    await call('/layanan')
    expect(requests.map(({ url }) => url)).toEqual(['/berita', '/layanan', '/berita'])
  })

  it('keeps a page while its tag is purged again and again, and renders it once more when the pause is over', async () => {
    const { call, requests, entry } = await start(echo)
    entry.purge(['news'])
    await call('/berita')
    for (let change = 0; change < 2; change += 1) {
      entry.purge(['news'])
      await call('/berita')
    }
    expect(requests.length).toBe(1)
    await vi.waitFor(async () => {
      await call('/berita')
      expect(requests.length).toBe(2)
    })
  })

  it('answers 304 for the tag it gave, in any encoding', async () => {
    const { call } = await start(echo)
    const { headers } = await call('/', { headers: { 'accept-encoding': 'br' } })
    const again = await call('/', { headers: { 'if-none-match': `"x", ${headers.etag ?? ''}` } })
    expect([again.status, again.body.byteLength, again.headers['content-security-policy']]).toEqual(
      [304, 0, headers['content-security-policy']],
    )
    expect((await call('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('says of a page that does not exist that it does not, whatever copy a client holds', async () => {
    const { call } = await start(({ url }, response) => sendHtml(response, url, 404))
    for (const tag of ['*', '"x"']) {
      const { status, body, headers } = await call('/berita/tiada', {
        headers: { 'if-none-match': tag },
      })
      expect([status, body.byteLength > 0, headers.etag]).toEqual([404, true, undefined])
    }
  })

  it('sends brotli, gzip or plain bytes as asked, all of the same page', async () => {
    const { call, requests } = await start(echo)
    const [br, gzip, plain] = [
      await call('/', { headers: { 'accept-encoding': 'gzip, br' } }),
      await call('/', { headers: { 'accept-encoding': 'gzip' } }),
      await call('/'),
    ]
    expect([
      br.headers['content-encoding'],
      gzip.headers['content-encoding'],
      plain.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text)
    expect([requests.length, plain.headers.vary?.includes('Accept-Encoding')]).toEqual([1, true])
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const { call, requests } = await start(echo)
    const head = await call('/', { method: 'HEAD' })
    const get = await call('/')
    expect([
      head.status,
      head.body.byteLength,
      head.headers['content-length'],
      requests[0]?.method,
    ]).toEqual([200, 0, get.headers['content-length'], 'GET'])
  })

  it('never stores an answer with a cookie, a redirect or an error', async () => {
    const responses: FakePage[] = [
      (_request, response) =>
        response.writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' }).end('x') &&
        undefined,
      (_request, response) =>
        response.writeHead(307, { Location: 'https://portal.example/berita' }).end() && undefined,
      (_request, response) =>
        response.writeHead(500, { 'Content-Type': 'text/html' }).end('x') && undefined,
    ]
    const { call, requests } = await start((seen, response) =>
      responses[Math.floor((requests.length - 1) / 2)]?.(seen, response),
    )
    const statuses: number[] = []
    const cookies: unknown[] = []
    for (let at = 0; at < 6; at += 1) {
      const response = await call('/sapawarga')
      statuses.push(response.status)
      cookies.push(response.headers['set-cookie'])
      if (response.status === 307) expect(response.headers.location).toBe('/berita')
    }
    expect(statuses).toEqual([200, 200, 307, 307, 500, 500])
    expect(cookies.every((cookie) => cookie === undefined)).toBe(true)
    expect(requests.length).toBe(6)
  })

  it('holds no more than its bytes', async () => {
    const { call, requests } = await start(echo, { cacheMaxBytes: 65_536 })
    for (let at = 0; at < 40; at += 1) await call(`/berita/judul-${at}`)
    await call('/berita/judul-39')
    await call('/berita/judul-0')
    expect(requests.length).toBe(41)
  })
})

describe('API reads', () => {
  it('are stored per language with their own Cache-Control and open to other sites', async () => {
    const { call, requests } = await start(
      json([1], 'public, max-age=60, stale-while-revalidate=300'),
    )
    const first = await call('/v1/public/news?cat[]=sosial&x=1', {
      headers: { 'content-language': 'en' },
    })
    await call('/v1/public/news?cat[]=sosial', { headers: { 'accept-language': 'en-GB,id;q=0.3' } })
    await call('/v1/public/news?cat[]=sosial')
    expect(requests.map(({ headers, url }) => `${url} ${headers['content-language']}`)).toEqual([
      '/v1/public/news?cat%5B%5D=sosial en',
      '/v1/public/news?cat%5B%5D=sosial id',
    ])
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=60, stale-while-revalidate=300',
      'access-control-allow-origin': '*',
      etag: expect.stringMatching(/^W\//) as string,
    })
    expect(first.headers['content-security-policy']).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    )
  })

  it('are not stored when the API says no-store', async () => {
    const { call, requests } = await start(json([1], 'no-store'))
    await call('/v1/areas')
    await call('/v1/areas')
    expect(requests.length).toBe(2)
  })

  it('of a caller who is limited tell others nothing of it, and leave what is kept', async () => {
    let time = Date.now()
    let answered = 0
    const limited = '10.0.0.1'
    const { call, requests } = await start(
      async (request, response) => {
        await new Promise((resolve) => setTimeout(resolve, 100))
        answered += 1
        if (request.headers['x-portal-client-ip'] !== limited)
          return json([1], 'public, max-age=60')(request, response)
        response.writeHead(429, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        response.end('{}')
      },
      { trustedProxies: ['127.0.0.1'], tuning: { now: () => time } },
    )
    const statusOf = async (ip: string) =>
      (
        await call('/v1/public/complaints/statistics?start_date=2026-01-01', {
          headers: { 'x-forwarded-for': ip },
        })
      ).status
    const first = statusOf(limited)
    await vi.waitFor(() => expect(requests).toHaveLength(1), { interval: 5 })
    expect(await Promise.all([first, statusOf('10.0.0.2')])).toEqual([429, 200])
    expect(requests).toHaveLength(2)
    time += freshMs
    for (const asked of [3, 4]) {
      expect(await statusOf(limited)).toBe(200)
      await vi.waitFor(() => expect(answered).toBe(asked))
    }
  })

  it.each([
    '/v1/public/complaints/categories',
    '/v1/public/complaints/status/JBR-1',
    '/v1/public/complaints/email/a@b.id',
    '/v1/public/media/1',
  ])('of %s are asked each time and closed to other sites', async (path) => {
    const { call, requests } = await start(json([1], 'public, max-age=3600'))
    await call(path, { headers: { 'api-key': 'k' } })
    const second = await call(path, { headers: { 'api-key': 'k' } })
    expect([
      requests.length,
      requests[0]?.headers['api-key'],
      second.headers['access-control-allow-origin'],
    ]).toEqual([2, 'k', undefined])
  })
})
