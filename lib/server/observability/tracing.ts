import { createRequire, syncBuiltinESMExports } from 'node:module'
import type { IncomingMessage } from 'node:http'
import { trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { NodeSDK, resources, tracing } from '@opentelemetry/sdk-node'
import packageFacts from '@/package.json'
import { cleanSpan } from './clean-spans'
import type { ResponseObserver } from './observed-log'

export interface Tracing {
  /** Names the span of a request after its route. */
  observe: ResponseObserver
  /** Sends pending spans. */
  close(): Promise<void>
}

/** Files and health checks would drown the traces of real work. */
const isUntraced = ({ url = '' }: IncomingMessage) =>
  url.startsWith('/_next/') || url.startsWith('/v1/health')

const tracesAddress = (endpoint: string) => `${endpoint.replace(/\/$/, '')}/v1/traces`

/** Sends cleaned spans only. */
function cleaningExporter(endpoint: string): tracing.SpanExporter {
  const exporter = new OTLPTraceExporter({ url: tracesAddress(endpoint), timeoutMillis: 2_500 })
  return {
    export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}

/**
 * Starts sending traces of requests, renders and statements to a collector. Works when `http` and `pg` are loaded already: both are
 * patched in place, because a bundle loads them before any of its own code runs.
 */
export function startTracing(endpoint: string): Tracing {
  const sdk = new NodeSDK({
    autoDetectResources: false,
    resource: resources.resourceFromAttributes({
      'service.name': 'portal-jabar',
      'service.version': packageFacts.version,
    }),
    spanProcessors: [new tracing.BatchSpanProcessor(cleaningExporter(endpoint))],
    metricReaders: [],
    logRecordProcessors: [],
    // Trace headers of visitors are not trusted, and none are sent to other systems.
    textMapPropagator: null,
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: isUntraced,
        requireParentforOutgoingSpans: true,
      }),
      new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
    ],
  })
  sdk.start()
  // Instrumentations act on `require`; the loaded module is shared, so requiring it again patches it for all.
  const require = createRequire(import.meta.url)
  for (const name of ['http', 'https', 'pg']) require(name)
  syncBuiltinESMExports()
  return {
    observe({ route, method, cache }) {
      const span = trace.getActiveSpan()
      if (!span) return
      span.updateName(`${method} ${route}`)
      span.setAttribute('http.route', route)
      if (cache !== undefined) span.setAttribute('portal.cache', cache)
    },
    close: () => sdk.shutdown(),
  }
}
