import {
  afterAll,
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest'
import type { Portal } from '@/lib/server/contract'
import { providePortal } from '@/lib/server/portal'
import { api } from './app'

const origin = 'http://portal.example'
const secret = 'budi@warga.id'
const fail = () => Promise.reject(new Error(`no row for ${secret}`))

/** A portal whose database rejects these calls. */
const failing = {
  limits: { hit: () => Promise.resolve(0) },
  visits: { count: fail },
  mailConsent: { confirm: fail, stop: fail },
  complaints: { categories: fail },
}

const own = { 'sec-fetch-site': 'same-origin', 'x-request-id': 'abc-1' }
const form = { method: 'POST', headers: own, body: new URLSearchParams({ lang: 'id' }) }

describe('a failed call of the API', () => {
  let log: MockInstance<typeof console.error>
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    void providePortal(() => Promise.resolve(failing as unknown as Portal))
  })
  afterEach(() => log.mockRestore())
  afterAll(() => Reflect.deleteProperty(globalThis, Symbol.for('portal.handle')))

  it.each([
    [
      'api-failure',
      '/v1/public/complaint-mails/confirmation/[token]',
      `/v1/public/complaint-mails/confirmation/${secret}?mail=${secret}`,
      form,
    ],
    [
      'api-failure',
      '/open311/v2/[resource]',
      `/open311/v2/services.json?q=${secret}`,
      { headers: own },
    ],
    [
      'visit-not-counted',
      '/v1/public/visits',
      `/v1/public/visits?q=${secret}`,
      {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0' },
        body: JSON.stringify({ path: '/' }),
      },
    ],
  ])(
    'is named in the log by its id and its place: %s of %s',
    async (event, route, address, call) => {
      await api.fetch(new Request(`${origin}${address}`, call))
      expect(log.mock.calls).toHaveLength(1)
      const text = String(log.mock.calls[0]?.[0])
      expect(JSON.parse(text)).toMatchObject({
        level: 'error',
        event,
        id: 'abc-1',
        route,
        error: 'Error',
        at: expect.stringContaining('failure-lines.test.ts'),
      })
      expect(text).not.toContain('budi')
    },
  )
})
