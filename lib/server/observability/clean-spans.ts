import type { Attributes } from '@opentelemetry/api'
import type { tracing } from '@opentelemetry/sdk-node'

type Span = tracing.ReadableSpan

/** Attributes without personal data: no address, query, header or statement. All others are dropped. */
const allowed = new Set([
  'http.method',
  'http.request.method',
  'http.status_code',
  'http.response.status_code',
  'http.route',
  'db.system',
  'db.system.name',
  'db.operation.name',
  'error.type',
  'next.span_type',
  'portal.cache',
])

const methodName = /^[A-Z]{3,7}$/
const databaseName = /^pg(?:-pool)?[.:](?:query|connect)(?::[A-Z]{2,12})?/
const nextType = /^[A-Za-z]+\.[A-Za-z]+$/

/** A name without request data: method and route pattern, kind of statement, kind of render. */
function nameOf({ name, attributes }: Span): string {
  const [method, route, kind] = [
    attributes['http.method'] ?? attributes['http.request.method'],
    attributes['http.route'],
    attributes['next.span_type'],
  ]
  if (typeof kind === 'string' && nextType.test(kind)) return kind
  if (typeof method === 'string' && methodName.test(method))
    return typeof route === 'string' ? `${method} ${route}` : method
  return databaseName.exec(name)?.[0] ?? 'work'
}

const cleaned = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => allowed.has(key)))

/** The span without personal data. Events and error messages are dropped, because drivers quote rows in them. */
export function cleanSpan(span: Span): Span {
  const copy: Span = Object.create(span)
  return Object.defineProperties(copy, {
    name: { value: nameOf(span) },
    attributes: { value: cleaned(span.attributes) },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  })
}
