import { isReady, type Readiness } from './health'
import type { ServerLog } from './access-log'
import { sendCached, type CachedResponse } from './cache/cached-response'
import { keptSettingsResponse } from './kept-settings'
import { lowDataResponse } from './low-data/low-data'
import { emptyResponse, jsonResponse } from './problems'
import { refuse } from './security/refuse'
import { announcesBody, logResponse, type RequestContext } from './request-context'
import type { Resolved } from './resolve'
import type { SecurityContext } from './security/security-headers'

const readMethods = 'GET, HEAD'

interface FixedOptions {
  log: ServerLog
  context: SecurityContext
  readiness: Readiness
}

/** Responses that are neither a page nor of the API: redirects, files, health, the low-data choice and kept settings. */
export function fixedResponses({ log, context, readiness }: FixedOptions) {
  function send(ctx: RequestContext, response: CachedResponse) {
    logResponse(log, ctx, sendCached(ctx, response))
  }

  return async function sendFixed(
    ctx: RequestContext,
    resolved: Exclude<Resolved, { kind: 'route' | 'bad' }>,
  ) {
    if (ctx.request.method !== 'GET' && ctx.request.method !== 'HEAD') {
      // A redirect keeps the method; everything else here only reads.
      if (resolved.kind !== 'redirect')
        return refuse(ctx, 405, { log, context, allow: readMethods })
    }
    if (announcesBody(ctx.request)) return refuse(ctx, 400, { log, context })
    if (resolved.kind === 'redirect') {
      const headers = [
        ['Location', resolved.location],
        ['Cache-Control', 'public, max-age=3600'],
        ['Content-Type', 'text/plain; charset=utf-8'],
      ] as const
      return send(ctx, emptyResponse(308, headers, context))
    }
    if (resolved.kind === 'low-data')
      return send(ctx, lowDataResponse(resolved.mode, ctx.request.headers, context))
    if (resolved.kind === 'kept-settings')
      return send(ctx, keptSettingsResponse(ctx.request.headers, context))
    if (resolved.kind === 'file')
      return resolved.response ? send(ctx, resolved.response) : refuse(ctx, 404, { log, context })
    if (resolved.kind === 'health')
      return send(ctx, jsonResponse(200, { data: { status: 'ok' } }, context))
    const ready = await isReady(readiness)
    return send(
      ctx,
      jsonResponse(
        ready ? 200 : 503,
        { data: { status: ready ? 'ready' : 'unavailable' } },
        context,
      ),
    )
  }
}
