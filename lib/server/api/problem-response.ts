import { isProblem, ownLimitHeader, Problem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { errorBody } from './error-body'
import { failureCode, isTransient } from '@/lib/server/db/transient-failure'
import { errorFacts } from '@/lib/server/observability/error-facts'
import { logEvent } from '@/lib/server/observability/log-event'

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
  return new Problem(isTransient(error) ? 'UNAVAILABLE' : 'INTERNAL', { cause: code })
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
