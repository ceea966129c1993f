import { createRequire, syncBuiltinESMExports } from 'node:module'
import type { IncomingMessage } from 'node:http'
import { trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { NodeSDK, resources, tracing } from '@opentelemetry/sdk-node'
import packageFacts from '@/package.json'
import { cleanSpan } from './clean-spans'
import type { AnswerObserver } from './observed-log'

export interface Tracing {
  /** Names the span of a request after its route. */
  observe: AnswerObserver
  /** Sends what is still held. */
  close(): Promise<void>
}

/** Files and health checks would only push real work out of the collector's sight. */
const isDull = ({ url = '' }: IncomingMessage) =>
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
 * Starts sending traces of requests, renders and statements to a collector. May be called when `http` and `pg` are loaded already: both are
 * changed in place, because a bundle loads them before any of its own code runs.
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
    // Visitors are strangers: what they claim about a trace of theirs is not believed, and nothing is told to other systems.
    textMapPropagator: null,
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: isDull,
        requireParentforOutgoingSpans: true,
      }),
      new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
    ],
  })
  sdk.start()
  // The instrumentations act when a module is required; being loaded already, it is changed where everybody shares it.
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
