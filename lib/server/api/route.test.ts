import { Hono } from 'hono'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest'
import { Problem } from '@/lib/errors'
import type { Portal } from '@/lib/server/contract'
import { providePortal } from '@/lib/server/portal'
import { never, shared } from './cache-policy'
import { found } from './problem-response'
import { type ApiContext, type ApiEnv, type EndpointFacts, route } from './route'

const path = '/v1/x'
const request = (headers: Record<string, string> = {}) =>
  new Request(`http://portal.example${path}`, { headers })

/** Serves one endpoint. */
function serve(
  handler: (c: ApiContext<typeof path>) => Response,
  facts: Pick<EndpointFacts, 'setsBrowserCookie'> & Partial<Pick<EndpointFacts, 'cache'>> = {},
) {
  const endpoint = route(
    { summary: 'A test', response: null, cache: shared('list'), ...facts, path },
    handler,
  )
  const app = new Hono<ApiEnv>().get(path, (c) => endpoint.handle(c))
  return async (call: Request) => app.fetch(call)
}
const failing = (error: unknown) =>
  serve(() => {
    throw error
  })

beforeAll(() => providePortal(() => Promise.resolve({} as Portal)))
afterAll(() => Reflect.deleteProperty(globalThis, Symbol.for('portal.handle')))

describe('an endpoint', () => {
  it('knows no item whose name holds control characters, which a database would fail on', async () => {
    const named = route(
      { path: '/v1/x/[slug]', summary: 'A test', response: null, cache: shared('list') },
      (c) => c.text(c.req.param('slug')),
    )
    const app = new Hono<ApiEnv>().get('/v1/x/:slug', (c) => named.handle(c))
    const status = async (slug: string) =>
      (await app.request(`http://portal.example/v1/x/${slug}`)).status
    expect([await status('a'), await status('a%00'), await status('%0A')]).toEqual([200, 404, 404])
  })

  it('names a failed request in the log, with the place in code', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await failing(new TypeError('secret words'))(request({ 'x-request-id': 'abc-1' }))
    const line: unknown = JSON.parse(String(log.mock.calls[0]?.[0]))
    log.mockRestore()
    expect(line).toMatchObject({
      level: 'error',
      event: 'api-failure',
      id: 'abc-1',
      route: path,
      code: 'TypeError',
      at: expect.stringContaining('route.test.ts'),
    })
    expect(JSON.stringify(line)).not.toContain('secret words')
  })

  let log: MockInstance<typeof console.error>
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => log.mockRestore())

  it('answers in the language asked for, and says so', async () => {
    const call = serve((c) => c.json({ locale: c.var.locale }))
    const response = await call(request({ 'content-language': 'en' }))
    expect(await response.json()).toEqual({ locale: 'en' })
    expect(response.headers.get('content-language')).toBe('en')
    expect(response.headers.get('vary')).toContain('Content-Language')
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=300',
    )
  })

  it.each([
    [
      Object.assign(new Error('duplicate key value (budi@contoh.id)'), { code: '23505' }),
      500,
      '23505',
    ],
    [Object.assign(new Error('canceling statement'), { code: '57014' }), 503, '57014'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 'ECONNREFUSED'],
    [Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }), 503, 'SQLITE_BUSY'],
    [new Error('timeout exceeded when trying to connect'), 503, 'Error'],
    [new Error('Connection terminated unexpectedly'), 503, 'Error'],
    [new Error('Client has encountered a connection error and is not queryable'), 503, 'Error'],
    [new TypeError('budi@contoh.id is not a function'), 500, 'TypeError'],
    ['a thrown text about budi@contoh.id', 500, 'unknown'],
    [Object.assign(new Error('x'), { code: 'budi@contoh.id' }), 500, 'Error'],
  ])('tells neither the caller nor the log more than a code: %#', async (error, status, code) => {
    const response = await failing(error)(request())
    const text = await response.text()
    expect(response.status).toBe(status)
    expect(text).not.toMatch(/budi|duplicate|locked|connect/)
    expect(log.mock.calls).toHaveLength(1)
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ level: 'error', code })
    expect(String(log.mock.calls[0]?.[0])).not.toContain('budi')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('logs nothing that was thrown on purpose', async () => {
    const response = await failing(new Problem('RATE_LIMITED', { retryAfterSeconds: 90 }))(
      request(),
    )
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '90'])
    expect(log).not.toHaveBeenCalled()
  })

  it('names a browser only where it writes and has no name yet', async () => {
    const [write, read] = [
      serve((c) => c.json({}), { cache: never, setsBrowserCookie: true }),
      serve((c) => c.json({})),
    ]
    const cookie = (await write(request())).headers.get('set-cookie')
    expect(cookie).toMatch(/^portal-browser=[0-9a-f]{32};.*HttpOnly; SameSite=Lax/)
    expect(
      (await write(request({ cookie: `a=b; ${cookie?.split(';')[0]}` }))).headers.get('set-cookie'),
    ).toBeNull()
    expect((await read(request())).headers.get('set-cookie')).toBeNull()
  })

  it('does not take a made-up cookie for a name', async () => {
    const write = serve((c) => c.json(c.var.caller), { cache: never, setsBrowserCookie: true })
    const response = await write(request({ cookie: 'portal-browser=me; x-portal-browser=1' }))
    expect(response.headers.get('set-cookie')).not.toBeNull()
  })
})

describe('found', () => {
  it('refuses a missing item by name', () => {
    expect(() => found(null)).toThrow(expect.objectContaining({ code: 'ITEM_NOT_FOUND' }))
  })
})
