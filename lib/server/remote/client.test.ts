import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { responseMaxBytes, createTransport } from './client'

let server: Server
let answer: RequestListener
let asked: number
let url: string
beforeEach(async () => {
  asked = 0
  server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/x`
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close').catch(() => undefined)
})

const patientMs = 15_000
const transport = createTransport({ timeoutMs: patientMs })
const get = (ask = transport) => ask({ method: 'GET', url, headers: {} })
const reasonOf = (ask = transport) =>
  get(ask).then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  )
const encodeBody =
  (encoding: string, bytes: Buffer): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-encoding': encoding }).end(bytes)

describe('the transport', () => {
  it('asks for gzip alone and unpacks it', async () => {
    let accepted: string | undefined
    answer = (request, response) => {
      accepted = request.headers['accept-encoding']
      encodeBody('gzip', gzipSync('{"data":1}'))(request, response)
    }
    expect([(await get()).bytes.toString(), accepted]).toEqual(['{"data":1}', 'gzip'])
  })

  it.each([200, 204, 400, 404, 500])('takes %i as an answer', async (status) => {
    answer = (_, response) => void response.writeHead(status, { 'retry-after': '7' }).end()
    const { status: received, header, bytes } = await get()
    expect([received, header('retry-after'), bytes.length]).toEqual([status, '7', 0])
  })

  it.each<[string, RequestListener]>([
    ['encoding', encodeBody('br', brotliCompressSync('{}'))],
    ['encoding', encodeBody('gzip', Buffer.from('no gzip'))],
    ['too-large', encodeBody('gzip', gzipSync(Buffer.alloc(responseMaxBytes + 1)))],
    ['too-large', (_, response) => void response.end(Buffer.alloc(responseMaxBytes + 1))],
    ['redirect 302', (_, response) => void response.writeHead(302, { location: '/v1/y' }).end()],
    ['network', (request) => void request.socket.destroy()],
    ['timeout', () => undefined],
    ['timeout', (_, response) => void setInterval(() => response.write(' '), 20).unref()],
  ])('names a failure "%s"', async (reason, mood) => {
    answer = mood
    // Only where silence is waited for: a busy machine may be slow with an answer.
    expect(
      await reasonOf(createTransport({ timeoutMs: reason === 'timeout' ? 150 : patientMs })),
    ).toBe(reason)
    expect(asked).toBe(1)
  })

  it('names a server that is not there', async () => {
    server.close()
    expect(await reasonOf()).toBe('network')
  })

  it('sends a photo as a form', async () => {
    const received: Buffer[] = []
    answer = (request, response) => {
      request
        .on('data', (piece: Buffer) => received.push(piece))
        .on('end', () =>
          response.writeHead(201, { 'x-type': request.headers['content-type'] ?? '' }).end(),
        )
    }
    const form = new FormData()
    form.set('file', new Blob([Uint8Array.from([1, 2, 3])]), 'jalan.jpg')
    const { header } = await transport({
      method: 'POST',
      url,
      headers: { 'api-key': 'k' },
      body: form,
    })
    expect(header('x-type')).toMatch(/^multipart\/form-data; ?boundary=/)
    expect(Buffer.concat(received).toString('latin1')).toContain('filename="jalan.jpg"')
  })
})
