import { sendCached, writeHead, type CachedResponse } from './cached-response'
import type { ServerLog } from './access-log'
import { problemResponse, type ProblemStatus } from './problems'
import { announcesBody, logResponse, type RequestContext } from './request-context'
import type { SecurityContext } from './security-headers'

/** How long the rest of a refused body is read and thrown away, milliseconds: closing at once would destroy the answer on its way. */
const lingerMs = 1_000

function sendAndClose(ctx: RequestContext, answer: CachedResponse) {
  const { request, response } = ctx
  response.shouldKeepAlive = false
  writeHead(ctx, answer.status, answer.heads.identity)
  response.write(answer.bodies.identity)
  const finish = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(finish, lingerMs)
  request.on('error', finish).once('end', finish).once('close', finish)
  request.resume()
}

/**
 * Answers with an error of the entry's own making. An unread body is never kept waiting for: the connection closes.
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
  const answer = await problemResponse(status, context, {
    isApi: ctx.isApi,
    locale: ctx.locale,
    ...(status >= 500 && { requestId: ctx.id }),
    ...extra,
  })
  if (response.headersSent || response.destroyed) return
  if (announcesBody(request) && !request.readableEnded) sendAndClose(ctx, answer)
  else sendCached(ctx, answer)
  logResponse(log, ctx, status)
}
