import { join } from 'node:path'
import Sqlite from 'libsql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { feedbackAnswer, feedbackIndex } from '@/lib/schemas/feedback-index'
import { listOf } from '@/lib/schemas/list'
import { databaseFile } from '@/lib/server/db/open'
import { feedbackAnswers } from './conformance/writes'
import { closeRoutes, folder, get, openRoutes, origin, ownPage, routes } from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const token = 'rahasia-petugas-yang-cukup-panjang-1'
const path = '/v1/operator/feedback'

let lastAddress = 0
function officer(): Record<string, string> {
  lastAddress += 1
  return {
    authorization: `Bearer ${token}`,
    'x-portal-client-ip': `10.6.0.${lastAddress}`,
  }
}
const read = async (query = '') => {
  const response = await routes.call(get(`${path}${query}`, officer()))
  expect(response.status).toBe(200)
  return listOf(feedbackAnswer).parse(await response.json())
}
const submit = (criticism: string, headers: Record<string, string> = {}) =>
  routes.call(
    new Request(`${origin}/v1/feedback`, {
      method: 'POST',
      body: JSON.stringify({ ...feedbackAnswers, criticism }),
      headers: ownPage({ 'content-type': 'application/json', ...headers }),
    }),
  )

const browser = `portal-browser=${'c'.repeat(32)}`

describe('answers of the survey over HTTP', () => {
  beforeAll(async () => {
    vi.stubEnv('OPERATOR_TOKEN', token)
    await openRoutes()
  })
  afterAll(closeRoutes)

  test('go to officers a page at a time, and are kept nowhere', async () => {
    for (const criticism of ['pertama', 'kedua', 'ketiga'])
      expect((await submit(criticism)).status).toBe(201)
    const response = await routes.call(get(path, officer()))
    expect([
      response.headers.get('cache-control'),
      response.headers.get('access-control-allow-origin'),
    ]).toEqual(['no-store', null])
    const first = await read('?per_page=2')
    expect(first.data.map(({ criticism }) => criticism)).toEqual(['ketiga', 'kedua'])
    expect(first.meta).toEqual({ total_count: 3, total_page: 2, current_page: 1, per_page: 2 })
    const next = await read(`?per_page=2&after=${first.data.at(-1)?.id}`)
    expect(next.data.map(({ criticism }) => criticism)).toEqual(['pertama'])
    expect((await read('?end_date=2020-01-01')).data).toEqual([])
  })

  test.each(['?start_date=kemarin', '?end_date=2026-02-30', '?gender=P', '?after=1&after=2'])(
    'refuse %s instead of listing everything',
    async (query) => {
      expect((await routes.call(get(`${path}${query}`, officer()))).status).toBe(400)
    },
  )

  test('stay closed without the token', async () => {
    for (const headers of [ownPage(), { ...officer(), authorization: `Bearer ${token}x` }])
      expect([401, 403]).toContain((await routes.call(get(path, headers))).status)
    expect(
      (await routes.call(get(path, { ...officer(), 'sec-fetch-site': 'same-origin' }))).status,
    ).toBe(403)
  })

  test('are shown to everybody from five in a month on, and then as sums only', async () => {
    const index = async () =>
      feedbackIndex.parse(await (await routes.call(get('/v1/public/feedback-index'))).json())
    expect(await index()).toMatchObject({
      data: [{ answers: null, figures: null }],
      meta: { answers: 0, figures: null, withheld_months: 1 },
    })
    await submit('keempat')
    await submit('kelima')
    expect(await index()).toMatchObject({
      data: [
        {
          answers: 5,
          is_small_sample: true,
          is_running: true,
          figures: { index: 62.5, class: 'D', rating: 5 },
        },
      ],
      meta: { answers: 5, withheld_months: 0 },
    })
  })

  test('that could not be stored use up no hour of their browser', async () => {
    const other = new Sqlite(join(folder, databaseFile))
    // A job of the portal may be writing just then: the lock is taken between two of its transactions.
    await vi.waitFor(() => other.exec('begin immediate'))
    expect((await submit('terkunci', { cookie: browser })).status).toBe(503)
    other.exec('rollback')
    other.close()
    expect((await submit('terkunci', { cookie: browser })).status).toBe(201)
    expect((await submit('terkunci', { cookie: browser })).status).toBe(429)
    const { data } = await read()
    expect(data.filter(({ criticism }) => criticism === 'terkunci')).toHaveLength(1)
  })
})
