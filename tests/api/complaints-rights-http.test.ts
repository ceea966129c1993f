import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rateLimits } from '@/lib/server/limits/rate-limits'
import { closeRoutes, get, openRoutes, origin, ownPage, routes, sent } from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

beforeAll(openRoutes)
afterAll(closeRoutes)

const contact = { name: 'Budi Setiawan', phone: '081298765432', email: 'budi.baru@warga.id' }
const bodies = {
  contact,
  'name-hiding': undefined,
  privacy: undefined,
  'full-erasure': undefined,
} as const
const names = Object.keys(bodies) as (keyof typeof bodies)[]

const post = (
  name: keyof typeof bodies,
  number: string,
  secret: string,
  headers: Record<string, string> = ownPage(),
  body: unknown = bodies[name],
) =>
  routes.call(
    new Request(`${origin}/v1/public/complaints/${number}/${name}`, {
      method: 'POST',
      headers: {
        'x-complaint-secret': secret,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )

describe('rights of reporters over HTTP', () => {
  test.each(names)("%s takes no secret but the complaint's own", async (name) => {
    const [mine, other] = [await sent('private'), await sent('public')]
    const answers = await Promise.all(
      ['', '0'.repeat(26), other.secret, `${mine.secret}0`].map((secret) =>
        post(name, mine.number, secret),
      ),
    )
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(texts).size).toBe(1)
    expect(texts.join()).not.toMatch(/Budi|0812|warga/)
  })

  test.each(names)(
    '%s is closed to foreign sites and to programs without the key',
    async (name) => {
      const { number, secret } = await sent('public')
      const foreign = ownPage({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
      expect((await post(name, number, secret, foreign)).status).toBe(403)
      expect((await post(name, number, secret, {})).status).toBe(401)
      const data = get(`/v1/public/complaints/${number}/data`, {
        'x-complaint-secret': secret,
        'sec-fetch-site': 'cross-site',
      })
      expect((await routes.call(data)).status).toBeGreaterThanOrEqual(401)
    },
  )

  test('a thousand requests of one browser end at its limit, and leave one row', async () => {
    const { number, secret } = await sent('public')
    const browser = ownPage({ cookie: `portal-browser=${'d'.repeat(32)}` })
    const statuses = new Map<number, number>()
    for (let at = 0; at < 1000; at += 1) {
      const { status } = await post('full-erasure', number, secret, browser)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({
      200: rateLimits.reporterAction.perBrowser,
      429: 1000 - rateLimits.reporterAction.perBrowser,
    })
    const { handling } = await routes.openPortal()
    const { data } = await handling.rightsRequests({ page: 1, per_page: 100 })
    expect(data.filter(({ complaint_number: each }) => each === number)).toHaveLength(1)
    expect((await handling.show(number, null))?.steps).toHaveLength(2)
  })

  test('no input breaks it', async () => {
    const { number, secret } = await sent('private')
    const bodiesOf = [
      null,
      [],
      'x',
      { ...contact, name: 'x'.repeat(100_000) },
      { ...contact, email: `${'a'.repeat(300)}@warga.id` },
      { ...contact, name: '\u0000' },
      { ...contact, __proto__: null, constructor: 'x' },
      { name: { $ne: '' }, phone: 1, email: [] },
    ]
    for (const body of bodiesOf) {
      const { status } = await post('contact', number, secret, ownPage(), body)
      expect([400, 413, 422]).toContain(status)
    }
    for (const wanted of ['%', '..', `${number}'--`, 'JBR-', randomUUID(), '\u0000'.repeat(9)]) {
      const { status } = await post('privacy', encodeURIComponent(wanted), secret)
      expect([400, 404, 405]).toContain(status)
    }
  })
})
