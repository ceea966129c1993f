import { sendCached, writeHead, type CachedResponse } from '../cache/cached-response'
import type { ServerLog } from '../access-log'
import { problemResponse, type ProblemStatus } from '../problems'
import { announcesBody, logResponse, type RequestContext } from '../request-context'
import type { SecurityContext } from './security-headers'

/** How long the rest of a refused body is read and discarded, milliseconds: closing at once would reset the connection before the response arrives. */
const lingerMs = 1_000

function sendAndClose(ctx: RequestContext, cached: CachedResponse) {
  const { request, response } = ctx
  response.shouldKeepAlive = false
  writeHead(ctx, cached.status, cached.heads.identity)
  response.write(cached.bodies.identity)
  const finish = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(finish, lingerMs)
  request.on('error', finish).once('end', finish).once('close', finish)
  request.resume()
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
  if (announcesBody(request) && !request.readableEnded) sendAndClose(ctx, cached)
  else sendCached(ctx, cached)
  logResponse(log, ctx, status)
}
