import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backends, type TestDatabase } from '../support/database'
import { startPortal, type PortalServer } from '../support/portal-server'
import { good, ownPage, refused, sent } from './conformance/ask'
import { feedbackAnswers } from './conformance/writes'
import { newsCounters, newsList } from '@/lib/schemas/news'

const browser = (id: number) => ({ cookie: `portal-browser=${String(id).padStart(32, 'a')}` })

describe.each(backends)('limits on $name', ({ open }) => {
  let backend: TestDatabase
  let portal: PortalServer
  beforeAll(async () => {
    backend = await open('seeded')
    portal = await startPortal({ ...backend.settings, RATE_LIMIT_SCALE: '1' })
  })
  afterAll(async () => {
    await portal.stop()
    await backend.close()
  })

  const feedback = (id: number, body: unknown = feedbackAnswers) =>
    portal.ask('/v1/feedback', sent('POST', body, browser(id)))

  it('takes one feedback per browser and hour, and says in words when the next is welcome', async () => {
    expect((await feedback(1)).status).toBe(201)
    const response = await feedback(1)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(response.headers.get('x-limit-of')).toBe('browser')
    expect((await refused(Promise.resolve(response), 429, 'RATE_LIMITED')).message).toBe(
      'Terlalu banyak permintaan. Coba lagi dalam 60 menit.',
    )
  })

  it('does not count a feedback that has to be corrected', async () => {
    await refused(feedback(2, { ...feedbackAnswers, rating: 9 }), 400, 'VALIDATION_FAILED')
    expect((await feedback(2)).status).toBe(201)
  })

  it('takes at most 20 feedbacks per hour from browsers of one address that nobody has seen before', async () => {
    const responses: Response[] = []
    for (let count = 0; count < 25; count += 1)
      responses.push(await portal.ask('/v1/feedback', sent('POST', feedbackAnswers)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(responses.at(-1)?.status).toBe(429)
    // Others have used it up: nobody is told that it was them.
    expect(responses.at(-1)?.headers.get('x-limit-of')).toBeNull()
  })

  it('does not believe an address that the caller claims', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-portal-client-ip': '203.0.113.9' }
    await refused(
      portal.ask('/v1/feedback', sent('POST', feedbackAnswers, headers)),
      429,
      'RATE_LIMITED',
    )
  })

  it('takes the feedback of a new browser behind a carrier that has used these up, once it comes again with its cookie', async () => {
    const response = await portal.ask('/v1/feedback', sent('POST', feedbackAnswers))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1'])
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    const again = () => portal.ask('/v1/feedback', sent('POST', feedbackAnswers, { cookie }))
    expect((await again()).status).toBe(201)
    await refused(again(), 429, 'RATE_LIMITED')
  })

  it('takes hundreds of feedbacks per hour from browsers of one address that come with their cookies', async () => {
    const statuses: number[] = []
    for (let id = 10; id < 110; id += 1) statuses.push((await feedback(id)).status)
    expect(statuses.filter((status) => status !== 201)).toEqual([])
  })

  it('limits counting per browser, and never reading', async () => {
    const slug =
      (await good(portal.ask('/v1/public/news?per_page=1'), newsList)).data[0]?.slug ?? ''
    const path = `/v1/public/news/slug/${slug}/view`
    const view = () => portal.ask(path, { method: 'POST', headers: { ...ownPage, ...browser(3) } })
    for (let use = 0; use < 60; use += 1) expect((await view()).status).toBe(200)
    await refused(view(), 429, 'RATE_LIMITED')
    await good(portal.ask(path), newsCounters)
  })
})
