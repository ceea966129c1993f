import { beforeEach, describe, expect, it } from 'vitest'
import { circuitOpenMs } from '@/lib/server/upstream/circuit'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'
import { asCaller } from './caller-context'
import type { RawResponse, RawCall } from './client'
import { createRemoteApi, type RemoteApi } from './remote-api'
import { staleMaxMs } from './stale-store'

type Reply = UpstreamFailure | { status: number; body?: unknown; headers?: Record<string, string> }

let replies: Reply[]
let calls: RawCall[]
let notes: string[]
let moment: number
let api: RemoteApi

const answerOf = ({
  status,
  body = { data: [] },
  headers = {},
}: Exclude<Reply, UpstreamFailure>): RawResponse => ({
  status,
  header: (name) => headers[name],
  bytes: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
})

beforeEach(() => {
  replies = []
  calls = []
  notes = []
  moment = 1_000_000
  api = createRemoteApi({
    baseUrl: 'https://api.example',
    siteOrigin: 'https://portal.example',
    apiKey: 'kunci',
    operatorToken: 'token',
    transport: async (call) => {
      calls.push(call)
      // The last reply is the mood from then on.
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { status: 200 }
      if (reply instanceof UpstreamFailure) throw reply
      return answerOf(reply)
    },
    now: () => moment,
    pause: async () => undefined,
    note: (event) => void notes.push(event),
  })
})

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  )
const news = { path: '/v1/public/news', query: { page: 1 } } as const
const send = {
  method: 'POST',
  path: '/v1/public/complaints',
  credentials: 'key',
  body: {},
} as const

describe('what is sent', () => {
  it('names language and caller, and the key on complaints alone', async () => {
    await asCaller({ ip: '203.0.113.9', browserId: 'a'.repeat(32), locale: 'en' }, async () => {
      await api.read(news)
      await api.request(send)
      await api.request({ method: 'POST', path: '/v1/feedback', credentials: 'origin', body: {} })
      await api.request({ path: '/v1/operator/complaints', credentials: 'operator' })
    })
    expect(calls.map(({ url }) => url)).toEqual([
      'https://api.example/v1/public/news?page=1',
      'https://api.example/v1/public/complaints',
      'https://api.example/v1/feedback',
      'https://api.example/v1/operator/complaints',
    ])
    const common = { 'Content-Language': 'en', 'X-Forwarded-For': '203.0.113.9' }
    const cookie = {
      Cookie: `portal-browser=${'a'.repeat(32)}`,
      'Content-Type': 'application/json',
    }
    expect(calls.map(({ headers }) => headers)).toEqual([
      common,
      { ...common, ...cookie, 'api-key': 'kunci' },
      { ...common, ...cookie, Origin: 'https://portal.example' },
      { ...common, Authorization: 'Bearer token' },
    ])
  })

  it('speaks Indonesian for nobody in particular, and the language that is asked for', async () => {
    await api.read(news)
    await api.read({ ...news, locale: 'en' })
    expect(calls.map(({ headers }) => headers)).toEqual([
      { 'Content-Language': 'id' },
      { 'Content-Language': 'en' },
    ])
  })
})

describe('a failing API', () => {
  it.each([new UpstreamFailure('network'), { status: 500 }, { status: 502 }, { status: 504 }])(
    'is asked once more: %o',
    async (reply) => {
      replies = [reply, { status: 200, body: { data: [1] } }]
      expect(await api.read(news)).toEqual({ data: [1] })
      expect(calls).toHaveLength(2)
    },
  )

  it.each([
    new UpstreamFailure('timeout'),
    new UpstreamFailure('redirect', 302),
    { status: 503 },
    { status: 429 },
    { status: 400 },
  ])('is not asked again: %o', async (reply) => {
    replies = [reply]
    expect(await codeOf(api.read(news))).not.toBe('answered')
    expect(calls).toHaveLength(1)
  })

  it('gets a write twice only with its Idempotency-Key', async () => {
    replies = [new UpstreamFailure('network')]
    expect(await codeOf(api.request(send))).toBe('UNAVAILABLE')
    expect(calls).toHaveLength(1)
    replies = [new UpstreamFailure('network'), { status: 201 }]
    await api.request({ ...send, headers: { 'Idempotency-Key': 'k' } })
    expect(calls).toHaveLength(3)
    expect(calls[2]?.headers['Idempotency-Key']).toBe('k')
  })

  it('is left alone for 30 seconds after five failures, and the operator reads so once', async () => {
    replies = [new UpstreamFailure('timeout')]
    for (let use = 0; use < 5; use += 1) await codeOf(api.read(news))
    expect([api.isUp(), calls.length]).toEqual([false, 5])
    await expect(api.read(news)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { retryAfterSeconds: 30 },
    })
    expect(calls).toHaveLength(5)
    moment += circuitOpenMs
    replies = [{ status: 200 }]
    await api.read(news)
    expect([api.isUp(), notes]).toEqual([
      true,
      ['provincial API left alone', 'provincial API answers again'],
    ])
  })

  it('is not taken for well while something in between answers with pages', async () => {
    replies = [
      {
        status: 200,
        body: '<!doctype html><title>Masuk</title>',
        headers: { 'content-type': 'text/html; charset=utf-8' },
      },
    ]
    for (let count = 0; count < 5; count += 1)
      expect(await codeOf(api.read(news))).toBe('UNAVAILABLE')
    expect([api.isUp(), notes]).toEqual([false, ['provincial API left alone']])
    moment += circuitOpenMs
    replies = [{ status: 200, headers: { 'content-type': 'application/json' } }]
    await api.read(news)
    expect([api.isUp(), notes]).toEqual([
      true,
      ['provincial API left alone', 'provincial API answers again'],
    ])
  })

  it('is not left alone for refusing, nor for a queue of photos that is full', async () => {
    for (const status of [400, 401, 404, 429]) {
      replies = [{ status }]
      for (let use = 0; use < 6; use += 1) await codeOf(api.request({ path: '/v1/x' }))
    }
    replies = [{ status: 503 }]
    for (let use = 0; use < 6; use += 1) await codeOf(api.request(send))
    expect(api.isUp()).toBe(true)
  })

  it.each<Reply>([
    new UpstreamFailure('timeout'),
    { status: 500 },
    { status: 503 },
    { status: 200, body: '<html>' },
    { status: 401 },
    { status: 429 },
  ])('is covered by the last good answer for a day: %o', async (reply) => {
    replies = [{ status: 200, body: { data: ['old'] } }]
    await api.read(news)
    replies = [reply]
    moment += staleMaxMs - 1
    expect(await api.read(news)).toEqual({ data: ['old'] })
    const code = 'status' in reply && reply.status === 429 ? 'RATE_LIMITED' : 'UNAVAILABLE'
    expect(await codeOf(api.read({ ...news, query: { page: 2 } }))).toBe(code)
    expect(await codeOf(api.read({ ...news, locale: 'en' }))).toBe(code)
    moment += 1
    expect(await codeOf(api.read(news))).toBe(code)
  })

  it('is believed when it says that something is gone', async () => {
    await api.read(news)
    replies = [{ status: 404, body: { message: 'Not Found' } }]
    expect([await api.read(news), await api.find(news)]).toEqual([null, null])
    expect(await codeOf(api.request(news))).toBe('ITEM_NOT_FOUND')
    replies = [new UpstreamFailure('timeout')]
    expect(await codeOf(api.read(news))).toBe('UNAVAILABLE')
  })

  it('is not believed to say so when a page of something in between does', async () => {
    await api.read(news)
    replies = [
      { status: 404, body: '<h1>404 Not Found</h1>', headers: { 'content-type': 'text/html' } },
    ]
    for (let use = 0; use < 6; use += 1) expect(await api.read(news)).toEqual({ data: [] })
    expect(await codeOf(api.find({ path: '/v1/public/complaints/JBR-1' }))).toBe('UNAVAILABLE')
    expect(api.isUp()).toBe(true)
  })

  it('never gets what was stored for somebody from memory', async () => {
    await api.request({ ...news, credentials: 'key' })
    replies = [new UpstreamFailure('timeout')]
    expect(await codeOf(api.request({ ...news, credentials: 'key' }))).toBe('UNAVAILABLE')
  })
})

describe('an answer that says it is well and cannot be read', () => {
  it.each([
    ['a read, cut off', () => api.read(news), '{"data": [', 'application/json'],
    ['a read, as a text', () => api.read(news), 'Sedang dalam perbaikan', 'text/plain'],
    ['a write, cut off', () => api.request(send), '{"data": {', 'application/json; charset=utf-8'],
  ])('counts as a failure: %s', async (_name, ask, body, type) => {
    replies = [{ status: 200, body, headers: { 'content-type': type } }]
    for (let count = 0; count < 5; count += 1) expect(await codeOf(ask())).toBe('UNAVAILABLE')
    expect(notes).toEqual(['provincial API left alone'])
    expect(api.isUp()).toBe(false)
  })

  it('is looked at only where it has to be JSON', async () => {
    replies = [{ status: 200, body: '\u0089PNG', headers: { 'content-type': 'image/png' } }]
    expect((await api.request({ path: '/v1/public/media/1' })).status).toBe(200)
    replies = [{ status: 204, body: '' }]
    expect(await api.read(news)).toBeNull()
    expect(api.isUp()).toBe(true)
  })
})
