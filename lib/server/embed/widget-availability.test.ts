import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allowsFrame } from './allows-frame'
import { createWidgetAvailability } from './widget-availability'

const site = new URL('https://jabarprov.go.id')

describe('a widget of another site', () => {
  let answer: (response: ServerResponse, path: string) => void = () => undefined
  let asked = 0
  let now = 0
  const server = createServer(({ url = '' }, response) => {
    asked += 1
    answer(response, url)
  })
  let address = ''
  const failureNow = () => createWidgetAvailability(new URL('/kabar', address), site, () => now)

  beforeEach(async () => {
    ;[asked, now] = [0, 1_000]
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

  const said = (text: string) => (response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end(text)
  const packed = (response: ServerResponse) =>
    void response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' })
      .end(gzipSync('<p>Kabar</p>'))

  it.each([
    ['answers', page(), null],
    ['answers packed', packed, null],
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
    ['brings nothing', said(''), 'empty'],
    ['brings white space alone', said(' \n'.repeat(2_000)), 'empty'],
    ['brings something else', page({ 'Content-Type': 'application/json' }), 'empty'],
    [
      'stops after its headers',
      (response: ServerResponse) =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).flushHeaders(),
      'empty',
    ],
  ] as const)('that %s', async (_case, answering, failure) => {
    answer = answering
    expect(await failureNow()()).toBe(failure)
  })

  it('that refuses connections', async () => {
    const ask = failureNow()
    server.close()
    await once(server, 'close')
    expect(await ask()).toBe('refused')
  })

  it('is asked once for many people, and again after a while: sooner when it failed', async () => {
    answer = page()
    const ask = failureNow()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([null, null, null])
    expect(asked).toBe(1)
    now += 59_999
    await ask()
    expect(asked).toBe(1)
    now += 1
    answer = page({}, 503)
    expect([await ask(), asked]).toEqual(['refused', 2])
    now += 5_000
    answer = page()
    expect([await ask(), asked]).toEqual([null, 3])
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
    [{ 'content-security-policy': 'frame-ancestors http://jabarprov.go.id' }, false],
    [{ 'content-security-policy': 'frame-ancestors https://jabarprov.go.id:8443' }, false],
    [{ 'content-security-policy': 'frame-ancestors https:' }, true],
    [{ 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" }, false],
    [{ 'content-security-policy': 'frame-ancestors *.jabarprov.go.id' }, false],
  ])('%j: %s', (headers, isAllowed) => expect(allowsFrame(headers, site, widget)).toBe(isAllowed))
})
