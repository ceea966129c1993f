import { isTransient } from '@/lib/server/db/transient-failure'
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

const key = Symbol.for('portal.render.transient')
// The server bundle and Next's bundle hold separate copies of this module and meet in globalThis.
const store = globalThis as unknown as { [key]?: Set<string> }
const transientRenders = (store[key] ??= new Set<string>())
/** Ids of renders that nobody asks about (`next dev`, a cancelled render) must not pile up. */
const rememberedAtMost = 1_000

function remember(requestId: string) {
  const [oldest] = transientRenders
  if (oldest !== undefined && transientRenders.size >= rememberedAtMost)
    transientRenders.delete(oldest)
  transientRenders.add(requestId)
}

/** Whether the render of this request failed because what it read was busy or away; tells so once. */
export const wasTransientRender = (requestId: string): boolean => transientRenders.delete(requestId)

/**
 * Logs a page that failed to render: request id, the digest that error pages show, route and stack; remembers for the HTTP entry when
 * the same request may succeed later, which the page that Next makes of it does not tell.
 */
export function logRenderFailure(
  error: unknown,
  { headers }: FailedRequest,
  { routePath }: RenderContext,
) {
  const id = String(headers['x-request-id'] ?? '-')
  if (isTransient(error)) remember(id)
  logEvent('error', 'render failed', {
    id,
    route: routePath,
    digest: digestOf(error),
    ...errorFacts(error),
  })
}
