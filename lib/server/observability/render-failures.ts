import { errorFacts } from './error-facts'
import { logEvent } from './log-event'

interface FailedRequest {
  headers: NodeJS.Dict<string | string[]>
}

interface RenderContext {
  /** Pattern such as `/[locale]/berita/[slug]`. */
  routePath: string
}

const digestOf = (error: unknown) =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string'
    ? error.digest
    : '-'

/** Logs a page that failed to render: request id, the digest that error pages show, route and stack. */
export function logRenderFailure(
  error: unknown,
  { headers }: FailedRequest,
  { routePath }: RenderContext,
) {
  const id = String(headers['x-request-id'] ?? '-')
  logEvent('error', 'render failed', {
    id,
    route: routePath,
    digest: digestOf(error),
    ...errorFacts(error),
  })
}
