import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { complaintRatingRoutes } from '@/lib/server/api/routes/complaint-ratings'
import { complaintRoutes } from '@/lib/server/api/routes/complaints'
import { newsChannelRoutes } from '@/lib/server/api/routes/news-channels'
import { ownDataRoutes } from '@/lib/server/api/routes/own-data'
import { reporterRoutes } from '@/lib/server/api/routes/reporter'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { pushBrowser } from '../support/push-browser'
import { apiKey, closeRoutes, openRoutes, origin, ownPage, routes, sent } from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const complaints = '/v1/public/complaints'
/** What anybody may read, as open data and feeds are. */
const open = [
  complaints,
  `${complaints}/statistics`,
  `${complaints}/statistics/csv`,
  `${complaints}/ratings`,
  `${complaints}/ratings/csv`,
  `${complaints}/[number]/feed`,
].map((path) => `get ${path}`)
/** Lists of the form, and what is counted only once its body was read: other files try these. */
const countedElsewhere = [
  `get ${complaints}/categories`,
  `get ${complaints}/subcategories`,
  `post ${complaints}`,
  `post ${complaints}/receipt-check`,
]
/** More calls than any limit lets a browser make in its window. */
const moreThanAnyLimit = 61

const endpoints = [
  ...complaintRoutes,
  ...reporterRoutes,
  ...ownDataRoutes,
  ...newsChannelRoutes,
  ...complaintRatingRoutes,
].map(({ method, path }) => ({ name: `${method} ${path}`, method, path }))
const guarded = endpoints.filter(({ name }) => !open.includes(name))
const counted = guarded.filter(({ name }) => !countedElsewhere.includes(name))

/** A number that was never given out; another each time, because failures are counted per number. */
const unknown = () => newComplaintNumber(new Date('2020-01-01'))

/** Six ways to write a number. */
const spellingsOf = (number: string) => [
  number,
  number.replaceAll('-', ''),
  number.replaceAll('-', '.'),
  number.replaceAll('-', '--').toLowerCase(),
  `${number}-`,
  `(${number})`,
]

const contact = { name: 'Budi', phone: '081234567890', email: 'budi@warga.id' }
/** What is sent beside the secret, by the last part of the path. */
const bodies: Record<string, unknown> = {
  answers: { text: 'Nomor 12.' },
  additions: { text: 'Bertambah lebar.' },
  confirmation: { is_resolved: true },
  reopening: { reason: 'Belum selesai.' },
  withdrawal: {},
  rating: { rating: 1, reason: '' },
  contact,
  push: pushBrowser('https://fcm.googleapis.com/fcm/send/a').subscription,
  'push-removal': { devices: ['f'.repeat(64)] },
  phone: { is_on: true },
  mail: { is_on: true },
}

function call(
  { method, path }: (typeof endpoints)[number],
  number: string,
  headers: Record<string, string>,
) {
  const body = bodies[path.split('/').at(-1) ?? '']
  const address = path.replace('[number]', number).replace('[email]', 'budi%40warga.id')
  return routes.call(
    new Request(`${origin}${address}`, {
      method: method.toUpperCase(),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method === 'post' && body !== undefined ? { body: JSON.stringify(body) } : {}),
    }),
  )
}

describe('every call about complaints that is not open data', () => {
  let filed = { number: '', secret: '' }
  beforeAll(async () => {
    await openRoutes()
    filed = await sent('public')
  })
  afterAll(closeRoutes)

  test.each(guarded)(
    '$name is for pages of the portal and for systems with the key',
    async (each) => {
      const { number, secret } = filed
      const proof = { 'x-complaint-secret': secret, 'idempotency-key': randomUUID() }
      const answers = [
        await call(each, number, proof),
        await call(each, number, { ...proof, 'api-key': 'salah' }),
        await call(each, number, { ...proof, 'sec-fetch-site': 'cross-site' }),
        await call(each, number, { ...proof, 'sec-fetch-site': 'same-site' }),
        await call(each, number, { ...proof, origin: 'https://evil.example' }),
        await call(each, number, { ...proof, origin: `${origin}.evil.example` }),
      ]
      const strange = each.method === 'get' ? 401 : 403
      expect(answers.map(({ status }) => status)).toEqual([
        401,
        401,
        ...Array<number>(4).fill(strange),
      ])
      for (const answer of answers) expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin },
    { 'api-key': apiKey },
  ])('%j is a page of the portal or such a system', async (caller) => {
    const { number, secret } = filed
    const headers = { ...caller, 'x-complaint-secret': secret, 'x-portal-client-ip': '10.3.0.1' }
    for (const name of [
      `get ${complaints}/[number]`,
      `post ${complaints}/[number]/channels/mail`,
    ]) {
      const endpoint = endpoints.find((each) => each.name === name)
      if (!endpoint) throw new Error('no such call')
      expect([401, 403]).not.toContain((await call(endpoint, number, headers)).status)
    }
  })

  test.each(counted)('$name is counted for each browser', async (each) => {
    const browser = ownPage({ cookie: `portal-browser=${randomUUID().replaceAll('-', '')}` })
    const statuses: number[] = []
    while (statuses.length < moreThanAnyLimit && statuses.at(-1) !== 429)
      statuses.push((await call(each, unknown(), browser)).status)
    expect([statuses[0] === 429, statuses.at(-1)]).toEqual([false, 429])
  })

  const ofOne = counted.filter(
    ({ path }) => path.includes('[number]') && !/\/(?:supporters|flags)$/.test(path),
  )

  test.each(ofOne)('$name ends the guessing of a secret after five failures', async (each) => {
    const statuses: number[] = []
    for (const spelling of spellingsOf(unknown())) {
      const guess = { 'x-complaint-secret': randomUUID(), 'idempotency-key': randomUUID() }
      statuses.push((await call(each, encodeURIComponent(spelling), ownPage(guess))).status)
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
  })

  test('the guessing of a phone ends after five tries, however the number is written', async () => {
    const statuses: number[] = []
    for (const [nth, complaint_number] of spellingsOf(filed.number).entries()) {
      const answer = await routes.call(
        new Request(`${origin}${complaints}/recovery`, {
          method: 'POST',
          headers: { ...ownPage(), 'content-type': 'application/json' },
          body: JSON.stringify({ complaint_number, phone: `08123456780${nth}` }),
        }),
      )
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
  })

  test('tells no other site that its page was about a complaint', async () => {
    const { api } = await import('@/lib/server/api/app')
    const personal = guarded
      .map(({ path }) => path)
      .filter((path) => path.includes('[') || /\/(?:recovery|receipt-check|similar)$/.test(path))
    const hiding = api.routes
      .filter(({ hidesReferrer }) => hidesReferrer)
      .map(({ pattern }) => pattern)
    expect(personal.length).toBeGreaterThan(20)
    expect(personal.filter((path) => !hiding.includes(path))).toEqual([])
  })
})
