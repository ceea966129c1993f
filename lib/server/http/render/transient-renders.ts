import { isTransient } from '@/lib/server/db/transient-failure'

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

/** Remembers that the render of a request failed when the same request may succeed later; the page that Next makes of it does not tell. */
export function noteRenderFailure(
  error: unknown,
  { headers }: { headers: NodeJS.Dict<string | string[]> },
) {
  if (isTransient(error)) remember(String(headers['x-request-id'] ?? '-'))
}

/** Whether the render of this request failed because what it read was busy or away; tells so once. */
export const wasTransientRender = (requestId: string): boolean => transientRenders.delete(requestId)
