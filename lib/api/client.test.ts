import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { api } from './client'
import { ApiFailure } from './failure'

let server: Server | undefined

async function serve(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const started = createServer(handler)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

const failureOfCall = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiFailure ? error : null),
  )

describe('api', () => {
  it('states language and wanted form with every call', async () => {
    const baseURL = await serve((request, response) =>
      response.end(JSON.stringify([request.headers['content-language'], request.headers.accept])),
    )
    const plain = await api.get('/areas', { baseURL })
    const english = await api.get('/areas', { baseURL, headers: { 'Content-Language': 'en' } })
    expect([plain.data, english.data]).toEqual([
      ['id', 'application/json'],
      ['en', 'application/json'],
    ])
  })

  it('names a refused call with its status, code and wait', async () => {
    const baseURL = await serve((_, response) =>
      response
        .writeHead(429, { 'Retry-After': '30', 'Content-Type': 'application/json' })
        .end('{"message":"pelan"}'),
    )
    const failure = await failureOfCall(api.get('/x', { baseURL }))
    expect(failure).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      message: 'pelan',
      retryAfterSeconds: 30,
    })
  })

  it('waits out a refusal of a second once, and only once', async () => {
    const bodies: string[] = []
    let allowedAt = 2
    const baseURL = await serve((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        bodies.push(body)
        if (bodies.length === allowedAt)
          response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"data":1}')
        else response.writeHead(429, { 'Retry-After': '1' }).end()
      })
    })
    expect((await api.post('/x', { rating: 5 }, { baseURL })).status).toBe(201)
    allowedAt = 99
    expect(await failureOfCall(api.post('/x', { rating: 4 }, { baseURL }))).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    })
    expect(bodies).toEqual(['{"rating":5}', '{"rating":5}', '{"rating":4}', '{"rating":4}'])
  })

  it('names a server that does not answer in time', async () => {
    const baseURL = await serve(() => undefined)
    const failure = await failureOfCall(api.get('/x', { baseURL, timeout: 50 }))
    expect(failure).toMatchObject({ status: 0, code: 'TIMEOUT', isUnanswered: true })
  })

  it('names a connection that breaks', async () => {
    const baseURL = await serve((request) => request.socket.destroy())
    const failure = await failureOfCall(api.get('/x', { baseURL }))
    expect(failure).toMatchObject({ status: 0, code: 'NETWORK', isUnanswered: true })
  })

  it('names a call that was given up', async () => {
    const baseURL = await serve(() => undefined)
    const controller = new AbortController()
    const call = failureOfCall(api.get('/x', { baseURL, signal: controller.signal }))
    controller.abort()
    expect(await call).toMatchObject({ code: 'CANCELED', isUnanswered: false })
  })
})
