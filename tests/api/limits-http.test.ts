import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeRoutes, get, openRoutes, ownPage, routes } from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const token = 'rahasia-petugas-yang-cukup-panjang-1'

let lastBrowser = 0
/** Headers of a browser that has been here before. */
function browser(): Record<string, string> {
  lastBrowser += 1
  return ownPage({ cookie: `portal-browser=${String(lastBrowser).padStart(32, 'd')}` })
}

/** The statuses of some calls, one after the other, each with how often it came. */
async function statusesOf(path: string, count: number, headers: Record<string, string>) {
  const counts: Record<number, number> = {}
  for (let at = 0; at < count; at += 1) {
    const { status } = await routes.call(get(path, headers))
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

describe('limits of reads that cost much or tell of secrets', () => {
  beforeAll(async () => {
    // A busy machine may need longer than the minute that is counted.
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.stubEnv('OPERATOR_TOKEN', token)
    await openRoutes()
  })
  afterAll(async () => {
    vi.useRealTimers()
    await closeRoutes()
  })

  test('searches and suggestions share 60 a minute of one browser (contract 13)', async () => {
    const headers = browser()
    expect(await statusesOf('/v1/search?q=pajak&per_page=1', 40, headers)).toEqual({ 200: 40 })
    expect(await statusesOf('/v1/search/suggest?q=paj', 21, headers)).toEqual({ 200: 20, 429: 1 })
    expect(await statusesOf('/v1/search?q=pajak', 1, headers)).toEqual({ 429: 1 })
    expect(await statusesOf('/v1/search?q=pajak', 1, browser())).toEqual({ 200: 1 })
  })

  test('the weather is asked for 60 times in ten minutes', async () => {
    // No agency is configured.
    expect(await statusesOf('/v1/weather?lat=-6.9&long=107.6', 61, browser())).toEqual({
      503: 60,
      429: 1,
    })
  })

  test('tokens of officers are guessed 20 times from one address, and the right one still opens', async () => {
    const path = '/v1/operator/feedback'
    const address = { 'x-portal-client-ip': '203.0.113.61' }
    const wrong = { ...address, authorization: 'Bearer salah-sekali-dan-cukup-panjang' }
    expect(await statusesOf(path, 22, wrong)).toEqual({ 401: 20, 429: 2 })
    const right = { ...address, authorization: `Bearer ${token}` }
    expect(await statusesOf(path, 1, right)).toEqual({ 200: 1 })
    const other = { ...wrong, 'x-portal-client-ip': '203.0.113.62' }
    expect(await statusesOf(path, 1, other)).toEqual({ 401: 1 })
  })
})
