import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@/lib/i18n/locales'
import type { ServerLog } from './access-log'
import { sendPrepared, writeHead, type PreparedAnswer } from './prepared-answer'
import { problemAnswer, type ProblemStatus } from './problems'
import { announcesBody } from './request-body'
import type { SecurityContext } from './security-headers'

/** One request on its way through the entry. */
export interface Exchange {
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
export function logExchange(log: ServerLog, exchange: Exchange, status: number) {
  const { id, pattern, clientIp, startedMs, cache, request } = exchange
  log.access({ id, method: request.method ?? '-', route: pattern, status, durationMs: performance.now() - startedMs, clientIp, cache })
}

/** How long the rest of a refused body is read and thrown away, milliseconds: closing at once would destroy the answer on its way. */
const lingerMs = 1_000

function sendAndClose(exchange: Exchange, answer: PreparedAnswer) {
  const { request, response } = exchange
  response.shouldKeepAlive = false
  writeHead(exchange, answer.status, answer.heads.identity)
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
  exchange: Exchange,
  status: ProblemStatus,
  { log, context, ...extra }: { log: ServerLog; context: SecurityContext; retryAfterSeconds?: number; allow?: string },
) {
  const { request, response } = exchange
  const answer = await problemAnswer(status, context, { isApi: exchange.isApi, locale: exchange.locale, ...(status >= 500 && { requestId: exchange.id }), ...extra })
  if (response.headersSent || response.destroyed) return
  if (announcesBody(request) && !request.readableEnded) sendAndClose(exchange, answer)
  else sendPrepared(exchange, answer)
  logExchange(log, exchange, status)
}
