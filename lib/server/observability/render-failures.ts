import { errorFacts } from './error-facts'
import { logEvent } from './log-event'

interface Asked {
  headers: NodeJS.Dict<string | string[]>
}

interface Place {
  /** Pattern such as `/[locale]/berita/[slug]`. */
  routePath: string
}

const digestOf = (error: unknown) =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string'
    ? error.digest
    : '-'

/** Writes the log line of a page that failed while it was made: the request id, the digest that error pages show, route and place in code. */
export function logRenderFailure(error: unknown, { headers }: Asked, { routePath }: Place) {
  const id = String(headers['x-request-id'] ?? '-')
  logEvent('error', 'render failed', {
    id,
    route: routePath,
    digest: digestOf(error),
    ...errorFacts(error),
  })
}
