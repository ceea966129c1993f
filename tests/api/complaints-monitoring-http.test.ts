import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  complaintStatisticsSingle,
  monitoredList,
  similarList,
} from '@/lib/schemas/complaint-monitoring'
import { closeRoutes, get, openRoutes, origin, ownPage, routes, sent } from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const base = '/v1/public/complaints'
beforeAll(openRoutes)
afterAll(closeRoutes)

const post = (path: string, body: unknown, headers = ownPage()) =>
  new Request(`${origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const action = (name: 'supporters' | 'flags', number: string, body: unknown, headers = ownPage()) =>
  routes.call(post(`${base}/${number}/${name}`, body, headers))

test('the list answers as promised, ignores odd sorting and refuses an unknown status', async () => {
  const { number } = await sent('public')
  const response = await routes.call(get(`${base}?q=${number}&sort_by=secret_hash&page=-1`, {}))
  const { data, meta } = monitoredList.parse(await response.json())
  expect([response.status, data.map((each) => each.complaint_number), meta.current_page]).toEqual([
    200,
    [number],
    1,
  ])
  expect(response.headers.get('cache-control')).toBe('public, max-age=30')
  expect((await routes.call(get(`${base}?status=apa`, {}))).status).toBe(400)
})

test('statistics and their files come in the language asked for', async () => {
  const statistics = await routes.call(get(`${base}/statistics?start_date=2020-01-01`, {}))
  complaintStatisticsSingle.parse(await statistics.json())
  const file = await routes.call(get(`${base}/statistics/csv?table=month&lang=en`, {}))
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="aduan-month-en.csv"')
  expect(file.headers.get('content-language')).toBe('en')
  expect(await file.text()).toContain('Month,Received,Finished,Counted at')
  expect((await routes.call(get(`${base}/statistics/csv?table=names`, {}))).status).toBe(400)
})

test('statistics of ever other days are limited like a search', async () => {
  const statuses: number[] = []
  for (let day = 1; day <= 61; day += 1)
    statuses.push(
      (
        await routes.call(
          get(
            `${base}/statistics?end_date=2026-01-${String((day % 28) + 1).padStart(2, '0')}`,
            ownPage({ cookie: `portal-browser=${'b'.repeat(32)}` }),
          ),
        )
      ).status,
    )
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429])
})

describe('similar complaints', () => {
  const request = {
    category: 'infrastruktur',
    sub_category: 'jalan-berlubang',
    title: 'Lubang di jalan',
    latitude: -6.87,
    longitude: 107.59,
  }
  const ask = async (body: unknown, headers?: Record<string, string>) =>
    routes.call(post(`${base}/similar`, body, headers))

  test('are found for the page and stored nowhere on the way', async () => {
    const { number } = await sent('public')
    const response = await ask(request)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(
      similarList.parse(await response.json()).data.map((each) => each.complaint_number),
    ).toContain(number)
  })

  test('are refused to other sites, outside the province and above the limit', async () => {
    expect((await ask(request, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await ask({ ...request, latitude: 0 })).status).toBe(400)
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1)
      statuses.push(
        (await ask(request, ownPage({ cookie: `portal-browser=${'a'.repeat(32)}` }))).status,
      )
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429])
  })
})

describe('readers of a complaint', () => {
  test('of one address support it three times without a cookie, and as one from then on', async () => {
    const { number } = await sent('public')
    const counts: unknown[] = []
    for (let count = 0; count < 12; count += 1)
      counts.push(
        (
          await (
            await action(
              'supporters',
              number,
              {},
              ownPage({ 'x-portal-client-ip': '203.0.113.77' }),
            )
          ).json()
        ).data.supporters,
      )
    expect(counts.at(-1)).toBe(4)
    const other = await action(
      'supporters',
      number,
      {},
      ownPage({ 'x-portal-client-ip': '203.0.113.78' }),
    )
    expect((await other.json()).data).toEqual({ supporters: 5, is_new: true })
  })

  test('of one address count no more often for writing its number in other ways', async () => {
    const { number } = await sent('public')
    const spellings = [
      number,
      number.replaceAll('-', ''),
      number.replaceAll('-', '--'),
      number.replaceAll('-', '.'),
      `${number}-`,
      `(${number})`,
    ]
    const counts: unknown[] = []
    for (const spelling of spellings)
      for (let count = 0; count < 4; count += 1) {
        const headers = ownPage({ 'x-portal-client-ip': '203.0.113.80' })
        const answer = await action('supporters', encodeURIComponent(spelling), {}, headers)
        counts.push(((await answer.json()) as { data: { supporters: number } }).data.supporters)
      }
    expect(counts.at(-1)).toBe(4)
  })

  test('of one address with cookies made up count thirty times in a day', async () => {
    const { number } = await sent('public')
    let supporters = 0
    for (let count = 0; count < 40; count += 1) {
      const cookie = `portal-browser=${String(count).padStart(32, 'c')}`
      supporters = (
        await (
          await action(
            'supporters',
            number,
            {},
            ownPage({ cookie, 'x-portal-client-ip': '203.0.113.79' }),
          )
        ).json()
      ).data.supporters
    }
    expect(supporters).toBe(31)
  })

  test('support it once each and get a name for their browser', async () => {
    const { number } = await sent('public')
    const first = await action('supporters', number, {})
    expect([first.status, await first.json()]).toEqual([
      201,
      { data: { supporters: 1, is_new: true } },
    ])
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(
      await (
        await action('supporters', number, { email: 'siti@warga.id' }, ownPage({ cookie }))
      ).json(),
    ).toEqual({ data: { supporters: 1, is_new: false } })
    expect((await action('supporters', number, { email: 'bukan surel' })).status).toBe(400)
  })

  test('cannot tell a private complaint from an unknown one', async () => {
    const { number } = await sent('private')
    const responses = [
      await action('supporters', number, {}),
      await action('supporters', 'JBR-20200101-00000M', {}),
      await action('flags', number, { reason: 'false' }),
      await action('flags', 'JBR-20200101-00000M', { reason: 'false' }),
    ]
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([404]))
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
  })

  test('hide it with three flags from different addresses, but not from one however many browsers it names', async () => {
    const { number } = await sent('public')
    const isShown = async () => (await routes.call(get(`${base}/${number}`))).status === 200
    for (let count = 0; count < 5; count += 1) {
      const response = await action(
        'flags',
        number.replaceAll('-', '-'.repeat(count)),
        { reason: 'abusive' },
        {
          'sec-fetch-site': 'same-origin',
          'x-portal-client-ip': '203.0.113.9',
          cookie: `portal-browser=${String(count).repeat(32)}`,
        },
      )
      expect(response.status).toBe(204)
    }
    expect(await isShown()).toBe(true)
    expect((await action('flags', number, { reason: 'abusive' })).status).toBe(204)
    expect(await isShown()).toBe(false)
  })
})
