import type { Env } from '@/lib/env'
import type { Entry } from '@/lib/server/http/entry'
import { provideGauge } from './gauges'
import type { ResponseObserver } from './observed-log'

type Settings = Pick<Env, 'METRICS_PORT' | 'METRICS_HOST' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>

export interface Observability {
  observers: ResponseObserver[]
  /** Registers the entry's gauges and serves the metrics, if configured. @throws ListenError */
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
 * Starts the configured metrics and traces, traces first; without them nothing is loaded. Call it before anything else of the server
 * starts.
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
      // An unreachable collector must not make the shutdown fail.
      await tracing?.close().catch(() => undefined)
    },
  }
}
