import { isProblem, ownLimitHeader, Problem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import type { Caller } from '@/lib/server/contract'
import { errorBody } from '@/lib/server/error-body'
import { apiLocale } from '@/lib/i18n/api-locale'
import { errorFacts } from '@/lib/server/observability/error-facts'
import { callerOf, newBrowserCookie } from './caller'

/** Cache classes of contract 1.7; `guarded` answers depend on who asks and stay in the browser. */
const cacheControl = {
  list: 'public, max-age=60, stale-while-revalidate=300',
  reference: 'public, max-age=3600, stale-while-revalidate=86400',
  search: 'public, max-age=30',
  guarded: 'private, max-age=3600',
  never: 'no-store',
} as const

export interface Call<P> {
  request: Request
  params: P
  locale: Locale
  caller: Caller
}

interface HandleOptions {
  cache: keyof typeof cacheControl
  /** Gives a browser without a cookie one, so that it can be counted; writes only. */
  namesBrowser?: boolean
}

type RouteContext<P> = { params: Promise<P> }

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

/** Turns whatever was thrown into a named problem; logs only what nobody threw on purpose. */
export function asProblem(error: unknown, requestId = '-'): Problem {
  if (isProblem(error)) return error
  const code = failureCode(error)
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      event: 'api-failure',
      id: requestId,
      ...errorFacts(error),
      code,
    }),
  )
  return new Problem(isPassing(error, code) ? 'UNAVAILABLE' : 'INTERNAL', { cause: code })
}

const retryAfterDefaultSeconds = 30

/** An error answer in the language of the request, with Retry-After where waiting helps. */
function problemResponse(problem: Problem, locale: Locale): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (problem.status === 429 || problem.status === 503)
    headers.set(
      'Retry-After',
      String(problem.details.retryAfterSeconds ?? retryAfterDefaultSeconds),
    )
  if (problem.details.isOwnLimit) headers.set(ownLimitHeader, 'browser')
  return Response.json(errorBody(problem, locale), { status: problem.status, headers })
}

/**
 * Wraps a route handler: language, caller, cache class, one shape for every error. Handlers return their answer or throw a Problem.
 * Nothing inside a failure reaches the caller but its code and its sentence.
 */
export function handle<P = unknown>(
  options: HandleOptions,
  answer: (call: Call<P>) => Promise<Response> | Response,
) {
  return async (request: Request, context: RouteContext<P>): Promise<Response> => {
    const locale = apiLocale(
      request.headers.get('content-language') ?? undefined,
      request.headers.get('accept-language') ?? undefined,
    )
    const known = callerOf(request)
    const cookie = options.namesBrowser && known.browserId === null ? newBrowserCookie() : null
    // Made by the HTTP entry, which drops a client's own.
    const requestId = request.headers.get('x-request-id') ?? '-'
    const caller = cookie ? { ...known, browserId: cookie.id, isNew: true } : known
    let response: Response
    try {
      response = await answer({ request, params: await context.params, locale, caller })
      if (!response.headers.has('Cache-Control'))
        response.headers.set('Cache-Control', cacheControl[options.cache])
    } catch (error) {
      response = problemResponse(asProblem(error, requestId), locale)
    }
    response.headers.set('Content-Language', locale)
    response.headers.append('Vary', 'Content-Language, Accept-Language')
    if (cookie) response.headers.append('Set-Cookie', cookie.header)
    return response
  }
}

/** @throws Problem ITEM_NOT_FOUND for a missing item */
export function found<T>(item: T | null): T {
  if (item === null) throw new Problem('ITEM_NOT_FOUND')
  return item
}
