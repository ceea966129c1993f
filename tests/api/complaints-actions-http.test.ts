import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { moveRequest } from '@/lib/schemas/complaint-handling'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { closeRoutes, get, openRoutes, origin, ownPage, routes, sent } from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

type Action =
  | 'answers'
  | 'additions'
  | 'confirmation'
  | 'reopening'
  | 'withdrawal'
  | 'erasure'
  | 'secret'
  | 'recovery'

beforeAll(openRoutes)
afterAll(closeRoutes)

const json = { 'content-type': 'application/json' }
/** A number that was never given out; another each time, because failures are counted per number. */
const unknown = () => newComplaintNumber(new Date('2020-01-01'))

/** Does an action on a complaint as a page of the portal does, each time from another address. */
function post(
  name: Action,
  number: string,
  secret: string | null,
  body?: unknown,
  more: Record<string, string> = {},
) {
  const path =
    name === 'recovery'
      ? '/v1/public/complaints/recovery'
      : `/v1/public/complaints/${number}/${name}`
  const headers = {
    ...ownPage(),
    ...(secret === null ? {} : { 'x-complaint-secret': secret }),
    ...(body === undefined ? {} : json),
    ...more,
  }
  return routes.call(
    new Request(`${origin}${path}`, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

const bodies = {
  answers: { text: 'Nomor 12.' },
  additions: { text: 'Lubangnya bertambah lebar.' },
  confirmation: { is_resolved: true },
  reopening: { reason: 'Belum selesai.' },
  withdrawal: {},
  erasure: undefined,
  secret: undefined,
} as const
const names = Object.keys(bodies) as (keyof typeof bodies)[]
const form = () => ({ 'idempotency-key': randomUUID() })

describe('actions of the reporter over HTTP', () => {
  test.each(names)(
    '%s: no, wrong and foreign secret and unknown number are answered with the same bytes',
    async (name) => {
      const [mine, other] = [await sent('private'), await sent('public')]
      const responses = await Promise.all(
        (
          [
            [mine.number, null],
            [mine.number, '0'.repeat(26)],
            [mine.number, other.secret],
            [unknown(), mine.secret],
          ] as const
        ).map(([number, secret]) => post(name, number, secret, bodies[name], form())),
      )
      const texts = await Promise.all(responses.map((response) => response.text()))
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect(new Set(texts).size).toBe(1)
      expect(responses.every(({ headers }) => headers.get('cache-control') === 'no-store')).toBe(
        true,
      )
    },
  )

  test.each(names)(
    '%s is closed to other web sites, and to programs without the key',
    async (name) => {
      const { number, secret } = await sent('public')
      expect(
        (
          await post(name, number, secret, bodies[name], {
            ...form(),
            'sec-fetch-site': 'cross-site',
          })
        ).status,
      ).toBe(403)
      const bare = new Request(`${origin}/v1/public/complaints/${number}/${name}`, {
        method: 'POST',
        headers: { ...json, 'x-complaint-secret': secret },
        body: '{}',
      })
      expect((await routes.call(bare)).status).toBe(401)
    },
  )

  test('what is not possible now is a conflict with its own code, a missing reason a wrong field', async () => {
    const { number, secret } = await sent('public')
    const conflict = await post('reopening', number, secret, bodies.reopening)
    expect([conflict.status, await conflict.json()]).toMatchObject([
      409,
      { code: 'MOVE_NOT_ALLOWED' },
    ])
    const { handling } = await routes.openPortal()
    await handling.move(
      number,
      moveRequest.parse({ to: 'verified', note: 'Benar.', actor: 'petugas-1' }),
    )
    const refused = await post('confirmation', number, secret, { is_resolved: false })
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: { reason: expect.anything() as unknown } },
    ])
  })

  test('an answer from a page names its form', async () => {
    const { number, secret } = await sent('public')
    const { handling } = await routes.openPortal()
    await handling.ask(number, { text: 'Rumah nomor berapa?', actor: 'petugas-1' })
    expect((await post('answers', number, secret, bodies.answers)).status).toBe(400)
    const response = await post(
      'answers',
      number.toLowerCase(),
      secret.toLowerCase(),
      bodies.answers,
      form(),
    )
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { data: { complaint_number: number, awaits: null, step: 3 } },
    ])
  })

  test('an addition from a page names its form, has words and at most three photos, and comes again as the same one', async () => {
    const { number, secret } = await sent('public')
    const photo = { file_name: 'a.jpg', file_download_uri: '/v1/public/media/0', size: 1 }
    const added = form()
    expect((await post('additions', number, secret, bodies.additions)).status).toBe(400)
    const wrong = [
      { text: ' ' },
      { text: 'x'.repeat(1001) },
      { text: 'x', images: Array.from({ length: 4 }, () => photo) },
    ]
    const refused = await Promise.all(
      wrong.map((body) => post('additions', number, secret, body, form())),
    )
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
    const responses = [
      await post('additions', number, secret, bodies.additions, added),
      await post('additions', number, secret, bodies.additions, added),
    ]
    for (const response of responses)
      expect(await response.json()).toMatchObject({ data: { complaint_number: number, step: 2 } })
    expect(
      await (await post('additions', number, secret, { text: 'Lain.' }, added)).json(),
    ).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  })

  test('a replaced secret is told once, or again under its key, and opens from then on', async () => {
    const { number, secret } = await sent('private')
    const key = form()
    const replaced = async () =>
      (
        (await (await post('secret', number, secret, undefined, key)).json()) as {
          data: { secret: string; expires_at: null }
        }
      ).data
    const fresh = await replaced()
    expect(await replaced()).toEqual(fresh)
    const bad = { 'idempotency-key': 'bukan-uuid' }
    expect((await post('secret', number, fresh.secret, undefined, bad)).status).toBe(400)
    expect((await post('secret', number, secret)).status).toBe(404)
    const view = (known: string) =>
      routes.call(get(`/v1/public/complaints/${number}`, ownPage({ 'x-complaint-secret': known })))
    expect([(await view(secret)).status, (await view(fresh.secret)).status]).toEqual([404, 200])
  })

  test('own data come as a file for the holder', async () => {
    const { number, secret } = await sent('private')
    const read = (known: string) =>
      routes.call(
        get(`/v1/public/complaints/${number}/data`, ownPage({ 'x-complaint-secret': known })),
      )
    const file = await read(secret)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-disposition': `attachment; filename="${number}.json"`,
      'cache-control': 'no-store',
    })
    expect(await file.json()).toMatchObject({
      data: { complaint_number: number, reporter: { phone: '081234567890' } },
    })
    expect((await read('0'.repeat(26))).status).toBe(404)
  })

  test('number and phone open for half an hour; every mismatch is answered alike, and the sixth try must wait whoever asks', async () => {
    const [mine, tried] = [await sent('private'), await sent('private')]
    const ask = (number: string, phone: string) =>
      post('recovery', number, null, { complaint_number: number, phone })
    const access = (await (await ask(mine.number, '0812-3456-7890')).json()) as {
      data: { secret: string }
    }
    const opened = await routes.call(
      get(
        `/v1/public/complaints/${mine.number}/data`,
        ownPage({ 'x-complaint-secret': access.data.secret }),
      ),
    )
    expect(opened.status).toBe(200)
    expect((await post('withdrawal', mine.number, access.data.secret, {})).status).toBe(409)
    const misses = await Promise.all([
      ask(mine.number, '081234567891'),
      ask(unknown(), '081234567890'),
    ])
    const texts = await Promise.all(misses.map((miss) => miss.text()))
    expect([misses.map(({ status }) => status), new Set(texts).size]).toEqual([[404, 404], 1])
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await ask(tried.number, `08123456780${attempt}`)).status).toBe(404)
    const sixth = await ask(tried.number, '081234567890')
    expect([sixth.status, Number(sixth.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})
