import { isProblem, ownLimitHeader, Problem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { errorBody } from './error-body'
import { errorFacts } from '@/lib/server/observability/error-facts'
import { logEvent } from '@/lib/server/observability/log-event'

const codePattern = /^[A-Z0-9_]{1,32}$/

/** Code of a driver's failure for the log: SQLSTATE or SQLite's name; never its text, which may quote rows. */
function failureCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return codePattern.test(code) ? code : error instanceof Error ? error.name : 'unknown'
}

// Connection lost, too many connections, shutting down, statement time-out, disk full, database busy or locked.
const transientCode =
  /^(08|53|57|58|40)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOSPC|SQLITE_BUSY.*|SQLITE_FULL.*|SQLITE_LOCKED.*|SQLITE_IOERR.*)$/

// Messages of PostgreSQL's driver about a broken connection; these errors carry no code.
const transientMessage = /timeout|connection terminated|not queryable/i

const isTransient = (error: unknown, code: string) =>
  transientCode.test(code) || (error instanceof Error && transientMessage.test(error.message))

/** Identifies a call in the log. */
export interface LoggedCall {
  /** Made by the HTTP entry, which drops a client's own. */
  id: string
  /** The endpoint's path pattern; the actual path may contain personal data. */
  route: string
}

export const loggedCall = (request: Request, route: string): LoggedCall => ({
  id: request.headers.get('x-request-id') ?? '-',
  route,
})

/** Turns anything thrown into a Problem; logs only unexpected errors. */
export function asProblem(error: unknown, { id, route }: LoggedCall): Problem {
  if (isProblem(error)) return error
  const code = failureCode(error)
  logEvent('error', 'api-failure', { id, route, ...errorFacts(error), code })
  return new Problem(isTransient(error, code) ? 'UNAVAILABLE' : 'INTERNAL', { cause: code })
}

const retryAfterDefaultSeconds = 30

/** An error response in the language of the request, with Retry-After for 429 and 503. */
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

/** @throws Problem ITEM_NOT_FOUND for null */
export function found<T>(item: T | null): T {
  if (item === null) throw new Problem('ITEM_NOT_FOUND')
  return item
}
