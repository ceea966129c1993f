import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allowsFrame } from './allows-frame'
import { createWidgetAvailability } from './widget-availability'

const site = new URL('https://jabarprov.go.id')

describe('a widget of another site', () => {
  let respond: (response: ServerResponse, path: string) => void = () => undefined
  let requestCount = 0
  let now = 0
  const server = createServer(({ url = '' }, response) => {
    requestCount += 1
    respond(response, url)
  })
  let address = ''
  const failureNow = () => createWidgetAvailability(new URL('/kabar', address), site, () => now)

  beforeEach(async () => {
    ;[requestCount, now] = [0, 1_000]
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(async () => {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })

  const page =
    (headers: Record<string, string> = {}, status = 200) =>
    (response: ServerResponse) =>
      void response
        .writeHead(status, { 'Content-Type': 'text/html', ...headers })
        .end('<p>Kabar</p>')

  const html = (text: string) => (response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end(text)
  const compressed = (response: ServerResponse) =>
    void response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' })
      .end(gzipSync('<p>Kabar</p>'))

  it.each([
    ['answers', page(), null],
    ['answers packed', compressed, null],
    [
      'answers after a redirect within its site',
      (response: ServerResponse, path: string) =>
        path === '/kabar' ? page({ Location: '/kabar/' }, 302)(response) : page()(response),
      null,
    ],
    ['leads to another site', page({ Location: 'https://lain.example/' }, 302), 'refused'],
    ['leads in circles', page({ Location: '/kabar' }, 302), 'refused'],
    ['fails', page({}, 500), 'refused'],
    ['is gone', page({}, 404), 'refused'],
    ['forbids frames', page({ 'X-Frame-Options': 'DENY' }), 'refused'],
    ['breaks off', (response: ServerResponse) => void response.destroy(), 'refused'],
    ['never answers', () => undefined, 'empty'],
    ['brings nothing', html(''), 'empty'],
    ['brings white space alone', html(' \n'.repeat(2_000)), 'empty'],
    ['brings something else', page({ 'Content-Type': 'application/json' }), 'empty'],
    [
      'stops after its headers',
      (response: ServerResponse) =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).flushHeaders(),
      'empty',
    ],
  ] as const)('that %s', async (_case, handler, failure) => {
    respond = handler
    expect(await failureNow()()).toBe(failure)
  })

  it('that refuses connections', async () => {
    const check = failureNow()
    server.close()
    await once(server, 'close')
    expect(await check()).toBe('refused')
  })

  it('is asked once for many people, and again after a while: sooner when it failed', async () => {
    respond = page()
    const check = failureNow()
    expect(await Promise.all([check(), check(), check()])).toEqual([null, null, null])
    expect(requestCount).toBe(1)
    now += 59_999
    await check()
    expect(requestCount).toBe(1)
    now += 1
    respond = page({}, 503)
    expect([await check(), requestCount]).toEqual(['refused', 2])
    now += 5_000
    respond = page()
    expect([await check(), requestCount]).toEqual([null, 3])
  })
})

describe('allowsFrame', () => {
  const widget = new URL('https://widget.example/kabar')
  it.each([
    [{}, true],
    [{ 'x-frame-options': 'SAMEORIGIN' }, false],
    [{ 'x-frame-options': 'ALLOWALL' }, true],
    [{ 'content-security-policy': "default-src 'self'" }, true],
    [{ 'content-security-policy': "frame-ancestors 'none'" }, false],
    [{ 'content-security-policy': "frame-ancestors 'self'" }, false],
    [
      {
        'content-security-policy': 'frame-ancestors https://jabarprov.go.id',
        'x-frame-options': 'DENY',
      },
      true,
    ],
    [
      { 'content-security-policy': "default-src 'none'; frame-ancestors 'self' https://*.go.id" },
      true,
    ],
    [{ 'content-security-policy': 'frame-ancestors http://jabarprov.go.id' }, true],
    [{ 'content-security-policy': 'frame-ancestors http:' }, true],
    [{ 'content-security-policy': 'frame-ancestors https://jabarprov.go.id/' }, true],
    [{ 'content-security-policy': 'frame-ancestors https://jabarprov.go.id:443' }, true],
    [{ 'content-security-policy': 'frame-ancestors https://jabarprov.go.id/portal' }, false],
    [{ 'content-security-policy': 'frame-ancestors https://jabarprov.go.id:8443' }, false],
    [{ 'content-security-policy': 'frame-ancestors https:' }, true],
    [{ 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" }, false],
    [{ 'content-security-policy': 'frame-ancestors *.jabarprov.go.id' }, false],
  ])('%j: %s', (headers, isAllowed) => expect(allowsFrame(headers, site, widget)).toBe(isAllowed))
})
