import { collectDefaultMetrics, Counter, Gauge as Measure, Registry } from 'prom-client'
import packageFacts from '@/package.json'
import { createResponseTimes } from './response-times'
import { type Gauge, providedGauges } from './gauges'
import type { ResponseObserver } from './observed-log'

export interface Metrics {
  observe: ResponseObserver
  /** All metrics in the text format of Prometheus. */
  text(): Promise<{ contentType: string; body: string }>
}

/** Time-out of one gauge, milliseconds; a database that is down must not block the others. */
const gaugeMs = 2_000

// Programs send theirs by Open311 (`requests.json`, `requests.xml`).
const complaintRoutes = new Set(['/v1/public/complaints', '/open311/v2/[resource]'])
const known = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS'])

const statusClasses = ['other', '1xx', '2xx', '3xx', '4xx', '5xx']

const withoutLanguage = (route: string) =>
  route === '/en' ? '/' : route.startsWith('/en/') ? route.slice(3) : route
const complaintResults = ['accepted', 'limited', 'refused', 'failed'] as const
const complaintResult = (status: number): (typeof complaintResults)[number] =>
  status < 400 ? 'accepted' : status === 429 ? 'limited' : status < 500 ? 'refused' : 'failed'

/** @returns NaN for what could not be read in time, which Prometheus shows as a gap */
async function readInTime<T>(read: () => Promise<T> | T): Promise<T | number> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<number>((resolve) => {
    timer = setTimeout(resolve, gaugeMs, Number.NaN)
  })
  try {
    return await Promise.race([Promise.resolve().then(read), tooLate])
  } catch {
    return Number.NaN
  } finally {
    clearTimeout(timer)
  }
}

/** The metrics of this process. Labels come only from fixed lists: route patterns, methods, status classes; no personal data. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Measure({
    name: 'portal_build_info',
    help: 'Version of the portal and of Node',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: packageFacts.version, node: process.version }, 1)
  const responseTimes = createResponseTimes()
  const cacheStates = new Map<string, number>()
  const caching = new Counter({
    name: 'portal_cache_answers_total',
    help: 'Answers that may be cached, by how the cache took part',
    labelNames: ['state'],
    registers,
  })
  const complaints = new Counter({
    name: 'portal_complaints_total',
    help: 'Complaints sent, by what became of them',
    labelNames: ['result'],
    registers,
  })
  // increase() sees nothing of what a series begins with, so the first failure must not begin it.
  for (const result of complaintResults) complaints.inc({ result }, 0)
  const measures = new Map<string, Measure>()

  function measureOf({ name, help, label }: Gauge): Measure {
    const made =
      measures.get(name) ??
      new Measure({ name, help, labelNames: label === undefined ? [] : [label], registers })
    measures.set(name, made)
    return made
  }

  async function readGauge(gauge: Gauge) {
    const { label, read } = gauge
    const value = await readInTime(read)
    const measure = measureOf(gauge)
    measure.reset()
    if (typeof value === 'number')
      measure.set(label === undefined ? {} : { [label]: 'unknown' }, value)
    else
      for (const [each, count] of Object.entries(value))
        measure.set({ [label ?? 'of']: each }, count)
  }

  return {
    observe({ route, method, status, durationMs, cache }) {
      const pattern = withoutLanguage(route)
      responseTimes.add(
        pattern,
        known.has(method) ? method : 'other',
        statusClasses[Math.floor(status / 100)] ?? 'other',
        durationMs / 1_000,
      )
      if (cache !== undefined) cacheStates.set(cache, (cacheStates.get(cache) ?? 0) + 1)
      if (complaintRoutes.has(pattern) && method === 'POST')
        complaints.inc({ result: complaintResult(status) })
    },
    async text() {
      await Promise.all(providedGauges().map(readGauge))
      caching.reset()
      for (const [state, count] of cacheStates) caching.inc({ state }, count)
      return {
        contentType: registry.contentType,
        body: `${await registry.metrics()}\n${responseTimes.text()}`,
      }
    },
  }
}
