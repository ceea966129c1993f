import { afterEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/server/api/app'
import { serverLog } from '@/lib/server/http/access-log'
import { routeMatcher, routePattern } from '@/lib/server/http/routes'
import { provideGauge, watchCircuit } from './gauges'
import { createMetrics } from './metrics'
import { serveMetrics } from './metrics-server'
import { observedLog } from './observed-log'

const line = (
  changes: Partial<{ route: string; method: string; status: number; cache: string }> = {},
) => ({
  id: 'x',
  method: 'GET',
  route: '/berita/[slug]',
  status: 200,
  durationMs: 3,
  clientIp: '203.0.113.7',
  ...changes,
})
const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

async function scrape(metrics: ReturnType<typeof createMetrics>) {
  const { port, close } = await serveMetrics(metrics, 0, '127.0.0.1')
  closers.push(close)
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  return {
    response,
    text: await response.text(),
    ask: (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method }),
  }
}

describe('measurements', () => {
  it('count answers by route without language, method and class of status, and how the cache took part', async () => {
    const metrics = createMetrics()
    const observed = observedLog(
      serverLog(() => undefined),
      [metrics.observe],
    )
    observed.access(line({ cache: 'hit' }))
    observed.access(line({ route: '/en/berita/[slug]', cache: 'miss' }))
    observed.access(line({ route: '/en', status: 304 }))
    observed.access(line({ method: 'BREW', status: 405 }))
    for (const status of [201, 422, 429, 503])
      observed.access(line({ route: '/v1/public/complaints', method: 'POST', status }))
    const { response, text } = await scrape(metrics)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(text).toContain(
      'portal_http_request_duration_seconds_count{route="/berita/[slug]",method="GET",status="2xx"} 2',
    )
    expect(text).toContain('_count{route="/",method="GET",status="3xx"} 1')
    expect(text).toContain('_count{route="/berita/[slug]",method="other",status="4xx"} 1')
    expect(text).toContain(
      'portal_http_request_duration_seconds_bucket{route="/berita/[slug]",method="GET",status="2xx",le="0.001"} 0',
    )
    expect(text).toContain(
      'portal_http_request_duration_seconds_bucket{route="/berita/[slug]",method="GET",status="2xx",le="+Inf"} 2',
    )
    expect(text).toContain('portal_cache_answers_total{state="hit"} 1')
    expect(text.endsWith('\n')).toBe(true)
    for (const result of ['accepted', 'refused', 'limited', 'failed'])
      expect(text).toContain(`portal_complaints_total{result="${result}"} 1`)
    for (const name of [
      'portal_build_info{version="',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(name)
    expect(text).not.toContain('203.0.113.7')
  })

  it('count complaints from nothing on, or an alarm by their increase would miss the first that fails', async () => {
    const { text } = await scrape(createMetrics())
    for (const result of ['accepted', 'refused', 'limited', 'failed'])
      expect(text).toContain(`portal_complaints_total{result="${result}"} 0`)
  })

  it('count complaints of programs beside those of the form', async () => {
    const metrics = createMetrics()
    const observed = observedLog(
      serverLog(() => undefined),
      [metrics.observe],
    )
    const route = routePattern(routeMatcher(api.routes)('/open311/v2/requests.xml'))
    observed.access(line({ route, method: 'POST', status: 503 }))
    observed.access(line({ route }))
    const { text } = await scrape(metrics)
    expect(text).toContain('portal_complaints_total{result="failed"} 1')
  })

  it('ask others for their numbers when they are read; one that fails or hangs leaves a gap and keeps nothing else', async () => {
    provideGauge({ name: 'portal_test_plain', help: 'x', read: () => 7 })
    provideGauge({
      name: 'portal_test_failing',
      help: 'x',
      label: 'state',
      read: () => Promise.reject(new Error('away')),
    })
    provideGauge({
      name: 'portal_test_hanging',
      help: 'x',
      read: () => new Promise(() => undefined),
    })
    watchCircuit('weather', { isOpen: () => true })
    const { text } = await scrape(createMetrics())
    expect(text).toContain('portal_test_plain 7')
    expect(text).toContain('portal_test_hanging Nan')
    expect(text).toContain('portal_upstream_circuit_open{upstream="weather"} 1')
  })

  it('answer nothing but their one address', async () => {
    const { ask } = await scrape(createMetrics())
    expect([
      (await ask('/')).status,
      (await ask('/metrics', 'POST')).status,
      (await ask('/metrics', 'HEAD')).status,
    ]).toEqual([404, 405, 200])
  })

  it('cost nothing when nobody wants them: the log is the log itself', () => {
    const log = serverLog(() => undefined)
    expect(observedLog(log, [])).toBe(log)
  })
})
