import { endUnread, hasUnreadBody } from '../body/unread-body'
import { sendCached, writeHead, type CachedResponse } from '../cache/cached-response'
import type { ServerLog } from '../access-log'
import { problemResponse, type ProblemStatus } from '../problems'
import { logResponse, type RequestContext } from '../request-context'
import type { SecurityContext } from './security-headers'

function sendAndClose(ctx: RequestContext, cached: CachedResponse) {
  ctx.response.shouldKeepAlive = false
  writeHead(ctx, cached.status, cached.heads.identity)
  endUnread(ctx, cached.bodies.identity)
}

/**
 * Sends an error response of the entry itself. With an unread body the connection closes.
 */
export async function refuse(
  ctx: RequestContext,
  status: ProblemStatus,
  {
    log,
    context,
    ...extra
  }: { log: ServerLog; context: SecurityContext; retryAfterSeconds?: number; allow?: string },
) {
  const { request, response } = ctx
  const cached = await problemResponse(status, context, {
    isApi: ctx.isApi,
    locale: ctx.locale,
    ...(status >= 500 && { requestId: ctx.id }),
    ...extra,
  })
  if (response.headersSent || response.destroyed) return
  if (hasUnreadBody(request)) sendAndClose(ctx, cached)
  else sendCached(ctx, cached)
  logResponse(log, ctx, status)
}
