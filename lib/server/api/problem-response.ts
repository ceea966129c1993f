import { isProblem, ownLimitHeader, Problem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { errorBody } from '@/lib/server/error-body'
import { errorFacts } from '@/lib/server/observability/error-facts'
import { logEvent } from '@/lib/server/observability/log-event'

const codePattern = /^[A-Z0-9_]{1,32}$/

/** Code of a driver's failure for the log: SQLSTATE or SQLite's name; never its text, which may quote rows. */
function failureCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return codePattern.test(code) ? code : error instanceof Error ? error.name : 'unknown'
}

// Connection lost, too many connections, shutting down, statement time-out, disk full, database busy or locked.
const passingFailure =
  /^(08|53|57|58|40)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOSPC|SQLITE_BUSY.*|SQLITE_FULL.*|SQLITE_LOCKED.*|SQLITE_IOERR.*)$/

// What PostgreSQL's driver says of a connection that died under a query or is about to; these carry no code.
const passingWords = /timeout|connection terminated|not queryable/i

const isPassing = (error: unknown, code: string) =>
  passingFailure.test(code) || (error instanceof Error && passingWords.test(error.message))

/** Which call it was, for the lines of the log. */
export interface LoggedCall {
  /** Made by the HTTP entry, which drops a client's own. */
  id: string
  /** The endpoint's path with the names of its parts; what stands in their place may say something about people. */
  route: string
}

export const loggedCall = (request: Request, route: string): LoggedCall => ({
  id: request.headers.get('x-request-id') ?? '-',
  route,
})

/** Turns whatever was thrown into a named problem; logs only what nobody threw on purpose. */
export function asProblem(error: unknown, { id, route }: LoggedCall): Problem {
  if (isProblem(error)) return error
  const code = failureCode(error)
  logEvent('error', 'api-failure', { id, route, ...errorFacts(error), code })
  return new Problem(isPassing(error, code) ? 'UNAVAILABLE' : 'INTERNAL', { cause: code })
}

const retryAfterDefaultSeconds = 30

/** An error answer in the language of the request, with Retry-After where waiting helps. */
export function problemResponse(problem: Problem, locale: Locale): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (problem.status === 429 || problem.status === 503)
    headers.set(
      'Retry-After',
      String(problem.details.retryAfterSeconds ?? retryAfterDefaultSeconds),
    )
  if (problem.details.isOwnLimit) headers.set(ownLimitHeader, 'browser')
  return Response.json(errorBody(problem, locale), { status: problem.status, headers })
}

/** @throws Problem ITEM_NOT_FOUND for a missing item */
export function found<T>(item: T | null): T {
  if (item === null) throw new Problem('ITEM_NOT_FOUND')
  return item
}
