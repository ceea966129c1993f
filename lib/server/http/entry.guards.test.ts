import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/server/api/app'
import { noteRenderFailure } from './render/transient-renders'
import type { ServerLog } from './access-log'
import { sendHtml, startEntry, type FakePage } from './entry-harness'

let running: Awaited<ReturnType<typeof startEntry>> | undefined
const start = async (...parameters: Parameters<typeof startEntry>) =>
  (running = await startEntry(...parameters))
afterEach(async () => {
  await running?.stop()
  running = undefined
})

const ok: FakePage = (_request, response) => {
  response.writeHead(201, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] })
  response.end('{"data":{}}')
}
const page: FakePage = (_request, response) => sendHtml(response, 'x')
const json = { 'content-type': 'application/json' }

describe('methods', () => {
  it.each(['PUT', 'DELETE', 'TRACE', 'PROPFIND'])(
    'refuses %s everywhere with the list of methods',
    async (method) => {
      const { call, requests } = await start(page)
      const response = await call('/', { method })
      expect([response.status, response.headers.allow, requests.length]).toEqual([
        405,
        'GET, HEAD, POST, PATCH, OPTIONS',
        0,
      ])
    },
  )

  it.each([
    ['POST', '/berita', 'GET, HEAD'],
    ['PATCH', '/v1/public/news', 'GET, HEAD, OPTIONS'],
    ['GET', '/v1/feedback', 'POST, OPTIONS'],
    ['POST', '/v1/health', 'GET, HEAD'],
  ])('refuses %s %s, naming what is allowed', async (method, path, allow) => {
    const { call } = await start(page)
    const response = await call(path, {
      method,
      ...(method !== 'GET' && { body: '{}', headers: json }),
    })
    expect([response.status, response.headers.allow]).toEqual([405, allow])
  })

  it('refuses unknown words and CONNECT on the wire', async () => {
    const { raw } = await start(page)
    expect(await raw('FOO / HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 405 [\s\S]*Allow: GET/,
    )
    expect(await raw('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 /)
  })

  it('answers preflights of public reads for every site and of nothing else', async () => {
    const { call } = await start(page)
    const read = await call('/v1/public/news', { method: 'OPTIONS' })
    const write = await call('/v1/public/complaints', { method: 'OPTIONS' })
    expect([read.status, read.headers['access-control-allow-origin'], read.headers.allow]).toEqual([
      204,
      '*',
      'GET, HEAD, OPTIONS',
    ])
    expect([write.status, write.headers['access-control-allow-origin']]).toEqual([204, undefined])
  })
})

describe('targets', () => {
  it.each([
    'GET http://evil.example/ HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET /a/../b HTTP/1.1',
    'GET /%00 HTTP/1.1',
    'GET /\\evil HTTP/1.1',
  ])('refuses %s', async (line) => {
    const { raw, requests } = await start(page)
    expect(await raw(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*Content-Security-Policy:/,
    )
    expect(requests.length).toBe(0)
  })

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b'],
    ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nhost: a'],
    ['a host with a space', 'GET / HTTP/1.1\r\nHost: a b'],
    ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/../<x>'],
    ['an empty host', 'GET / HTTP/1.1\r\nHost:'],
    ['another version of HTTP', 'GET / HTTP/2.0\r\nHost: a'],
  ])('refuses %s, of a page that lies ready too', async (_, head) => {
    const { raw, call } = await start(ok)
    await call('/')
    expect(await raw(`${head}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it.each([
    'portal.jabarprov.go.id',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    'xn--bcher-kva.example',
  ])('takes the host %s', async (host) => {
    const { raw } = await start(ok)
    expect(await raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 2\d\d /,
    )
  })

  it('refuses a request without Host and broken HTTP', async () => {
    const { raw } = await start(page)
    expect(await raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 (400|405) /)
    expect(
      await raw(
        'POST /v1/feedback HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('redirects trailing slashes for good', async () => {
    const { call } = await start(page)
    const response = await call('/berita/?halaman=2')
    expect([response.status, response.headers.location]).toEqual([308, '/berita?halaman=2'])
  })

  it('refuses more than 16 KB of headers', async () => {
    const { raw } = await start(page)
    expect(await raw(`GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${'a'.repeat(17_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [\s\S]*Content-Security-Policy:/,
    )
  })
})

describe('bodies', () => {
  it('hands the whole body to the renderer as a fresh request', async () => {
    const { call, requests } = await start(ok)
    const response = await call('/v1/feedback', {
      method: 'POST',
      headers: json,
      body: '{"rating":5}',
      isChunked: true,
    })
    expect([
      response.status,
      requests[0]?.body.toString(),
      requests[0]?.headers['content-length'],
      requests[0]?.headers['transfer-encoding'],
    ]).toEqual([201, '{"rating":5}', '12', undefined])
    expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  })

  it.each([false, true])(
    'refuses JSON over 64 KiB (chunked: %s), closes, and renders nothing',
    async (isChunked) => {
      const { call, requests } = await start(ok)
      const response = await call('/v1/feedback', {
        method: 'POST',
        headers: json,
        body: 'a'.repeat(65_537),
        isChunked,
      })
      expect([response.status, response.headers.connection, JSON.parse(response.text)]).toEqual([
        413,
        'close',
        { message: 'Data yang dikirim terlalu besar.', code: 'PAYLOAD_TOO_LARGE' },
      ])
      expect(requests.length).toBe(0)
    },
  )

  it('accepts JSON of exactly 64 KiB', async () => {
    const { call, requests } = await start(ok)
    await call('/v1/feedback', { method: 'POST', headers: json, body: 'a'.repeat(65_536) })
    expect(requests[0]?.body.byteLength).toBe(65_536)
  })

  it.each([false, true])(
    'lets uploads be larger, but not over 1 MiB and the form around it (chunked: %s)',
    async (isChunked) => {
      const { call } = await start(ok)
      const upload = (bytes: number) =>
        call('/v1/public/media/upload', {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          body: 'a'.repeat(bytes),
          isChunked,
        })
      expect((await upload(1_064_960)).status).toBe(201)
      expect((await upload(1_064_961)).status).toBe(413)
    },
  )

  it('refuses encoded bodies and bodies of reads', async () => {
    const { call, requests } = await start(ok)
    expect(
      (
        await call('/v1/feedback', {
          method: 'POST',
          headers: { ...json, 'content-encoding': 'gzip' },
          body: 'x',
        })
      ).status,
    ).toBe(415)
    expect((await call('/v1/areas', { body: 'x' })).status).toBe(400)
    expect((await call('/', { body: 'x' })).status).toBe(400)
    expect(requests.length).toBe(0)
  })

  it('gives up on a body that stops arriving', async () => {
    const { raw, requests } = await start(ok, {
      tuning: { jsonLimits: { maxBytes: 65_536, wholeMs: 500, idleMs: 40 } },
    })
    expect(
      await raw('POST /v1/feedback HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc'),
    ).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close/)
    expect(requests.length).toBe(0)
  })

  it('refuses before sending "continue" when the announced body is too large', async () => {
    const { raw } = await start(ok)
    const head = (bytes: number) =>
      `POST /v1/feedback HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: ${bytes}\r\n\r\n`
    expect(await raw(head(70_000))).toMatch(/^HTTP\/1\.1 413 /)
    expect(await raw(`${head(2)}{}`)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /)
  })

  it('refuses other expectations', async () => {
    const { raw } = await start(ok)
    expect(
      await raw(
        'POST /v1/feedback HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nContent-Length: 2\r\n\r\n{}',
      ),
    ).toMatch(/^HTTP\/1\.1 417 /)
  })

  it('gives slow uploads no place among those that are there, few for each address, and not for long', async () => {
    const tuning = {
      uploadsMax: 1,
      arrivingMax: 5,
      arrivingPerAddress: 3,
      uploadLimits: { maxBytes: 1_000_000, wholeMs: 20_000, idleMs: 400, paceBytes: 1_000 },
    }
    const { call, raw } = await start(ok, { tuning, trustedProxies: ['127.0.0.1'] })
    const began = performance.now()
    const head =
      'POST /v1/public/media/upload HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 900000\r\n'
    const slow = Array.from({ length: 3 }, () => raw(`${head}\r\nx`))
    await expect
      .poll(
        async () => (await call('/v1/public/media/upload', { method: 'POST', body: 'x' })).status,
      )
      .toBe(503)
    const others = await call('/v1/public/media/upload', {
      method: 'POST',
      body: 'x',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect(others.status).toBe(201)
    for (const response of await Promise.all(slow)) expect(response).toMatch(/^HTTP\/1\.1 408 /)
    expect(performance.now() - began).toBeLessThan(15_000)
    expect((await call('/v1/public/media/upload', { method: 'POST', body: 'x' })).status).toBe(201)
  })

  it('counts the addresses of one IPv6 network as one', async () => {
    const tuning = { arrivingMax: 10, arrivingPerAddress: 2 }
    const { call, raw } = await start(ok, { tuning, trustedProxies: ['127.0.0.1'] })
    const head =
      'POST /v1/public/media/upload HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 900000\r\n'
    for (const host of [1, 2]) void raw(`${head}X-Forwarded-For: 2001:db8:1:2::${host}\r\n\r\nx`)
    const upload = async (address: string) =>
      (
        await call('/v1/public/media/upload', {
          method: 'POST',
          body: 'x',
          headers: { 'x-forwarded-for': address },
        })
      ).status
    await expect.poll(() => upload('2001:db8:1:2:ffff::9')).toBe(503)
    expect(await upload('2001:db8:1:3::1')).toBe(201)
  })

  it('takes only so many uploads at once', async () => {
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (release = resolve))
    const { call } = await start(
      async (received, response) => {
        await gate
        await ok(received, response)
      },
      { tuning: { uploadsMax: 1 } },
    )
    const upload = () => call('/v1/public/media/upload', { method: 'POST', body: 'x' })
    const first = upload()
    await new Promise((resolve) => setTimeout(resolve, 30))
    const second = await upload()
    release()
    expect([second.status, second.headers['retry-after'], (await first).status]).toEqual([
      503,
      '10',
      201,
    ])
    expect((await upload()).status).toBe(201)
  })
})

describe('forwarding headers', () => {
  const liar = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    forwarded: 'for=1.2.3.4',
    'x-real-ip': '1.2.3.4',
    'x-middleware-subrequest': 'middleware',
    'x-portal-client-ip': '1.2.3.4',
    'x-request-id': 'mine',
    'next-action': 'x',
    'content-security-policy-report-only': 'x',
    'x-http-method-override': 'DELETE',
    host: 'evil.example',
  }

  it('says who called from the socket and drops the claims of the caller', async () => {
    const { call, requests } = await start(ok)
    await call('/v1/feedback', {
      method: 'POST',
      headers: { ...liar, ...json, 'api-key': 'k' },
      body: '{}',
    })
    const headers = requests[0]?.headers ?? {}
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-portal-client-ip': '127.0.0.1',
      'x-forwarded-host': 'portal.example',
      'x-forwarded-proto': 'https',
      host: 'portal.example',
      'api-key': 'k',
    })
    expect(headers['x-request-id']).not.toBe('mine')
    for (const name of [
      'forwarded',
      'x-real-ip',
      'x-middleware-subrequest',
      'next-action',
      'content-security-policy-report-only',
      'x-http-method-override',
    ])
      expect(headers[name]).toBeUndefined()
  })

  it("passes the page router's headers on to no API route, which would answer them with a redirect", async () => {
    const { call, requests } = await start(ok)
    await call('/v1/public/visits', {
      method: 'POST',
      headers: { ...json, rsc: '1', 'next-router-prefetch': '1' },
      body: '{}',
    })
    expect(requests[0]?.headers).not.toHaveProperty('rsc')
    expect(requests[0]?.headers).not.toHaveProperty('next-router-prefetch')
  })

  it('believes the address from a trusted proxy', async () => {
    const { call, requests } = await start(ok, { trustedProxies: ['127.0.0.0/8'] })
    await call('/v1/feedback', { method: 'POST', headers: { ...liar, ...json }, body: '{}' })
    expect(requests[0]?.headers['x-portal-client-ip']).toBe('203.0.113.9')
  })
})

describe('a client that leaves', () => {
  it('ends the wait of the API for what it wrote', async () => {
    let reached: (signal: AbortSignal) => void = () => undefined
    const called = new Promise<AbortSignal>((resolve) => (reached = resolve))
    const waiting = async ({ signal }: Request) => {
      reached(signal)
      await once(signal, 'abort')
      return new Response(null, { status: 204 })
    }
    const { port } = await start(page, { api: { ...api, fetch: waiting } })
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /v1/feedback HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}')
    const signal = await called
    expect(signal.aborted).toBe(false)
    socket.destroy()
    await expect.poll(() => signal.aborted).toBe(true)
  })
})

describe('a caller who is looked up before the body', () => {
  it('takes no place for a body once it has left', async () => {
    const admitted = () => new Response(null, { status: 204 })
    let reached: () => void = () => undefined
    let release: () => void = () => undefined
    const asked = new Promise<void>((resolve) => (reached = resolve))
    const known = new Promise<void>((resolve) => (release = resolve))
    const admit = async ({ headers }: Request) => {
      if (headers.has('x-slow')) {
        reached()
        await known
      }
      return admitted()
    }
    const { port, call } = await start(ok, {
      tuning: { arrivingMax: 1 },
      api: { ...api, fetch: async () => admitted(), admit },
    })
    const path = '/v1/operator/complaints/JBR-20260101-00000X/evidence'
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nX-Slow: 1\r\nContent-Length: 9000\r\n\r\n`)
    await asked
    socket.destroy()
    // A call on a new connection is answered behind the end of this one.
    await call('/v1/health')
    release()
    expect((await call(path, { method: 'POST', body: 'x' })).status).toBe(204)
  })
})

describe('overload', () => {
  it('turns renders away while cached pages keep flowing', async () => {
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (release = resolve))
    const { call, server, requests } = await start(
      async ({ url }, response) => {
        if (['/berita', '/layanan'].includes(url)) await gate
        if (url.startsWith('/v1'))
          response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
        else sendHtml(response, url)
      },
      { maxRenders: 1, tuning: { queueLength: 1, queueMs: 60_000 } },
    )
    await call('/')
    const firstRender = call('/berita')
    await expect.poll(() => requests.at(-1)?.url).toBe('/berita')
    const queued = call('/layanan')
    await once(server, 'request')
    const refused = await call('/sapawarga')
    expect([
      refused.status,
      refused.headers['retry-after'],
      refused.headers['content-type'],
    ]).toEqual([503, '5', 'text/html; charset=utf-8'])
    expect(refused.text).toMatch(/lang="id"[\s\S]*lang="en"/)
    expect((await call('/')).status).toBe(200)
    expect((await call('/v1/weather')).status).toBe(200)
    release()
    expect([(await firstRender).status, (await queued).status]).toEqual([200, 200])
  })

  it('answers a crowd of readers in several turns, so that a complaint comes in between', async () => {
    const onBody: string[] = []
    const slowMs = 6
    const log: ServerLog = {
      // Stands for what answering costs: more than readings may take of one turn.
      access({ method }) {
        const until = performance.now() + slowMs
        while (performance.now() < until);
        onBody.push(method)
      },
      event: () => undefined,
      flush: () => undefined,
    }
    const { raw, call } = await start(page, { log })
    await call('/berita')
    onBody.length = 0
    const read = 'GET /berita HTTP/1.1\r\nHost: portal.example\r\n\r\n'
    // Refused without waiting for anything, so only its turn decides when.
    const write =
      'POST /berita HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
    await raw(read.repeat(6) + write)
    expect(onBody.toSorted()).toEqual([...Array.from({ length: 6 }, () => 'GET'), 'POST'])
    expect(onBody.indexOf('POST')).toBeLessThan(6)
  })

  it('takes a complaint while more reads of the API wait than may run', async () => {
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (release = resolve))
    const { call } = await start(
      async (received, response) => {
        if (received.method === 'GET') await gate
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
      },
      { maxReads: 1 },
    )
    const reads = Array.from({ length: 12 }, (_, nth) => call(`/v1/search?q=${nth}`))
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect((await call('/v1/public/complaints', { method: 'POST', body: '{}' })).status).toBe(200)
    release()
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(reads.map(() => 200))
  })

  it('says in JSON that an API call failed, or took too long and may be tried again', async () => {
    const failing = await start(() => Promise.reject(new Error('broken')))
    const failed = await failing.call('/v1/weather', { headers: { 'content-language': 'en' } })
    expect([failed.status, JSON.parse(failed.text)]).toEqual([
      500,
      { message: 'Internal Server Error', code: 'INTERNAL' },
    ])
    await failing.stop()
    const { call } = await start(() => new Promise(() => undefined), { tuning: { renderMs: 30 } })
    const late = await call('/v1/weather', { headers: { 'content-language': 'en' } })
    expect([late.status, late.headers['retry-after'], JSON.parse(late.text)]).toEqual([
      503,
      '10',
      expect.objectContaining({ code: 'UNAVAILABLE' }),
    ])
  })
})

describe('health', () => {
  it.each([
    [true, 500, undefined],
    [false, 503, '5'],
  ])(
    'calls a page that fails broken only while the database is there (%s)',
    async (isUp, status, retryAfter) => {
      const fails: FakePage = (_, response) => sendHtml(response, 'An error occurred', 500)
      const { call } = await start(fails, {
        readiness: { isDatabaseUp: () => Promise.resolve(isUp), dataFolder: '/', minFreeBytes: 0 },
      })
      const response = await call('/berita')
      expect([response.status, response.headers['retry-after']]).toEqual([status, retryAfter])
    },
  )

  it('says 503 for a page whose render failed on a busy database that is there', async () => {
    const fails: FakePage = (received, response) => {
      noteRenderFailure(new Error('timeout exceeded when trying to connect'), received)
      return sendHtml(response, 'An error occurred', 500)
    }
    const { call } = await start(fails)
    for (const path of ['/berita', '/pencarian?kata=air'])
      expect([(await call(path)).status, (await call(path)).headers['retry-after']]).toEqual([
        503,
        '5',
      ])
  })

  it('is alive without a database and not ready', async () => {
    const { call } = await start(page, {
      readiness: {
        isDatabaseUp: () => Promise.reject(new Error('away')),
        dataFolder: '/',
        minFreeBytes: 0,
      },
    })
    const [alive, ready] = [await call('/v1/health'), await call('/v1/health/ready')]
    expect([alive.status, JSON.parse(alive.text), alive.headers['cache-control']]).toEqual([
      200,
      { data: { status: 'ok' } },
      'no-store',
    ])
    expect([ready.status, ready.headers['cache-control']]).toEqual([503, 'no-store'])
  })

  it('is ready until the disk is full or the process drains', async () => {
    const { call, entry } = await start(page)
    expect((await call('/v1/health/ready')).status).toBe(200)
    entry.startDraining()
    const draining = await call('/v1/health/ready')
    expect([draining.status, draining.headers.connection]).toEqual([503, 'close'])
    await running?.stop()
    const full = await start(page, {
      readiness: {
        isDatabaseUp: () => Promise.resolve(true),
        dataFolder: '/',
        minFreeBytes: Number.MAX_SAFE_INTEGER,
      },
    })
    expect((await full.call('/v1/health/ready')).status).toBe(503)
  })
})
