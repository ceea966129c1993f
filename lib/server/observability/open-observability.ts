import type { Env } from '@/lib/env'
import type { Entry } from '@/lib/server/http/entry'
import { provideGauge } from './gauges'
import type { AnswerObserver } from './observed-log'

type Settings = Pick<Env, 'METRICS_PORT' | 'METRICS_HOST' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>

export interface Observability {
  observers: AnswerObserver[]
  /** Offers the numbers of the entry and serves the measurements, if they are wanted. @throws ListenError */
  serve(entry: Pick<Entry, 'load'>): Promise<void>
  /** Never throws. */
  close(): Promise<void>
}

function provideEntryGauges({ load }: Pick<Entry, 'load'>) {
  const renders = (of: 'pages' | 'reads' | 'writes') => ({
    [`${of}_running`]: load()[of].running,
    [`${of}_waiting`]: load()[of].waiting,
  })
  provideGauge({
    name: 'portal_renders',
    help: 'Pages, reads and writes of the API under way and in the queue',
    label: 'state',
    read: () => ({ ...renders('pages'), ...renders('reads'), ...renders('writes') }),
  })
  provideGauge({
    name: 'portal_cache_bytes',
    help: 'Memory of the page cache',
    read: () => load().cacheBytes,
  })
}

/**
 * Starts what the settings ask for, traces first; nothing of it is even loaded otherwise. Call it before anything else of the server starts.
 */
export async function openObservability({
  METRICS_PORT: port,
  METRICS_HOST: host,
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: Settings): Promise<Observability> {
  const tracing = endpoint === undefined ? null : (await import('./tracing')).startTracing(endpoint)
  const metrics = port === undefined ? null : (await import('./metrics')).createMetrics()
  let closeServer: (() => void) | undefined
  return {
    observers: [...(metrics ? [metrics.observe] : []), ...(tracing ? [tracing.observe] : [])],
    async serve(entry) {
      if (!metrics || port === undefined) return
      provideEntryGauges(entry)
      closeServer = (await (await import('./metrics-server')).serveMetrics(metrics, port, host))
        .close
    },
    async close() {
      closeServer?.()
      // A collector that is away is no reason to end with an error.
      await tracing?.close().catch(() => undefined)
    },
  }
}
