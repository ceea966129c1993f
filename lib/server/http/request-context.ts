import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@/lib/i18n/locales'
import type { ServerLog } from './access-log'
import { sendCached, writeHead, type CachedResponse } from './cached-response'
import { problemResponse, type ProblemStatus } from './problems'
import { announcesBody } from './request-body'
import type { SecurityContext } from './security-headers'

/** One request on its way through the entry. */
export interface RequestContext {
  request: IncomingMessage
  response: ServerResponse
  id: string
  clientIp: string
  startedMs: number
  /** Name of the route for the log. */
  pattern: string
  isApi: boolean
  locale: Locale
  cache?: string
}

/** Writes the log line of an answered request. */
export function logResponse(log: ServerLog, ctx: RequestContext, status: number) {
  const { id, pattern, clientIp, startedMs, cache, request } = ctx
  log.access({
    id,
    method: request.method ?? '-',
    route: pattern,
    status,
    durationMs: performance.now() - startedMs,
    clientIp,
    cache,
  })
}

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
