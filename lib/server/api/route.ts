import type { Context } from 'hono'
import type { z } from 'zod'
import { Problem } from '@/lib/errors'
import { apiLocale } from '@/lib/i18n/api-locale'
import type { Locale } from '@/lib/i18n/locales'
import type { Caller } from '@/lib/server/limits/port'
import type { Portal } from '@/lib/server/contract'
import type { Route } from '@/lib/server/http/route'
import type { Operator, OperatorScope } from '@/lib/server/operators/port'
import { portal } from '@/lib/server/portal'
import type { RateLimitName } from '@/lib/server/limits/rate-limits'
import { cacheControl, type CachePolicy } from './cache-policy'
import { callerOf, guardKey, guardWrite, limit, newBrowserCookie } from './caller'
import { type FormKeyHeader, formKeyOf } from './complaint-requests'
import { operatorOf } from './operator'
import { asProblem, loggedCall, type LoggedCall, problemResponse } from './problem-response'
import { readJson, readQuery, readValue } from './read-request'

export interface ApiEnv {
  Variables: {
    locale: Locale
    caller: Caller
    portal: Portal
    call: LoggedCall
    /** The token's holder; set only on endpoints with the guard `operator`. */
    operator: Operator
    /** Idempotency key of the form, on endpoints with `formKey`; null for a system that omits it. */
    formKey: string | null
  }
}

type HonoPath<P extends string> = P extends `${infer Start}[${infer Name}]${infer Rest}`
  ? `${Start}:${Name}${HonoPath<Rest>}`
  : P
type Schema = z.ZodObject | undefined
type Valid<Target extends string, S> = S extends z.ZodType ? Record<Target, z.output<S>> : object

/** Hono's context: `c.req.valid(…)` holds the input validated by the endpoint's schemas. */
export type ApiContext<
  P extends string = string,
  Params = undefined,
  Query = undefined,
  Body = undefined,
> = Context<
  ApiEnv,
  HonoPath<P>,
  { out: Valid<'param', Params> & Valid<'query', Query> & Valid<'json', Body> }
>

interface Described {
  description: string
  isRequired: boolean
}

/** The definition of an endpoint: checks, OpenAPI document and cache rules are derived from it. */
export interface EndpointFacts<
  P extends string = string,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
> extends Pick<Route, 'hidesReferrer' | 'bodyMaxBytes' | 'isUpload'> {
  method?: 'get' | 'post' | 'patch'
  /** `/v1/units/[id]`; also the label in logs and metrics. */
  path: P
  /** For the OpenAPI document, English only. */
  summary: string
  /** `key`: a page of the portal or a system with the key; `write`: the same for writes; `operator`: a token. None: open to all. */
  guard?: 'key' | 'write' | 'operator'
  /** Required scope of the operator's token. */
  scope?: OperatorScope
  /** Counted for every call that passed the guard, before its input is read. */
  limit?: RateLimitName
  /** Sets the browser cookie when it is missing, so that the browser can be counted; writes only. */
  setsBrowserCookie?: boolean
  /** Schema of the path parameters; without it they are unchecked strings. */
  params?: Params
  /** Header with the idempotency key of the form; required from pages. */
  formKey?: FormKeyHeader
  query?: Query
  /** Further parameter names on shared endpoints, such as `cat[]` for a single value. */
  extraQuery?: readonly string[]
  /** Unknown query parameters are an error; by default they are ignored. */
  refusesUnknown?: boolean
  /** JSON body. */
  body?: Body
  /** The handler reads query and body itself, after checks of its own. */
  readsOwnInput?: boolean
  /** Schema of the JSON body; a media type for other bodies; null for an empty one. */
  response: z.ZodType | string | null
  cache: CachePolicy

  // The rest is only documentation.
  status?: 200 | 201 | 204 | 303
  /** When a 204 comes instead of `status`. */
  emptyResponse?: string
  /** What the one file in `file` of a multipart body may be; a photo unless it says so. */
  fileForm?: string
  /** Fields of a multipart body besides that file. */
  form?: Record<string, Described>
  /** Fields of a URL-encoded body. */
  fields?: Record<string, Described>
  /** Request headers besides those of every call. */
  headers?: Record<string, Described>
  /**
   * Documented failures, when they differ from those implied by guard, path and body; 429, 503 and those of what is sent (400 of parameters
   * and bodies, 413 and 415 of a JSON body) are always added.
   */
  failures?: readonly (400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422)[]
}

export interface Endpoint extends EndpointFacts {
  method: 'get' | 'post' | 'patch'
  handle: (c: Context<ApiEnv>) => Promise<Response>
}

/** An endpoint of `/v1`. */
export interface GuardedEndpoint extends Endpoint {
  /** Checks the guard alone: 204, or the refusal that `handle` would send. */
  admit: (c: Context<ApiEnv>) => Promise<Response>
}

/** Whether the caller may call at all, by its headers. @throws Problem */
async function checkCaller(c: Context<ApiEnv>, { guard, scope }: EndpointFacts): Promise<void> {
  const { raw: request } = c.req
  if (guard === 'write') guardWrite(request)
  if (guard === 'key') guardKey(request)
  if (guard === 'operator') {
    const operator = await operatorOf(request, c.var.caller)
    if (scope && !operator.scopes.includes(scope)) throw new Problem('FORBIDDEN_SCOPE')
    c.set('operator', operator)
  }
}

// PostgreSQL knows no NUL in a text, and no item is named with the others.
const control = /\p{Cc}/u

/** Checks in a fixed order: guard, limit, path, form key, query, body. @throws Problem */
async function check(c: Context<ApiEnv>, facts: EndpointFacts): Promise<void> {
  const { raw: request } = c.req
  const { params, formKey, query, body } = facts
  await checkCaller(c, facts)
  if (facts.limit) await limit(c.var.caller, facts.limit)
  if (Object.values(c.req.param()).some((part) => control.test(part)))
    throw new Problem('ITEM_NOT_FOUND')
  if (params) {
    const given = c.req.param()
    const checked: Record<string, unknown> = {}
    for (const [name, schema] of Object.entries(params.shape))
      checked[name] = readValue(name, given[name], schema as z.ZodType)
    c.req.addValidatedData('param', checked)
  }
  if (formKey) c.set('formKey', formKeyOf(request, formKey))
  if (facts.readsOwnInput) return
  if (query)
    c.req.addValidatedData(
      'query',
      readQuery(request, query, facts.refusesUnknown ? 'refused' : 'ignored'),
    )
  if (body)
    c.req.addValidatedData('json', (await readJson(request, body, facts.bodyMaxBytes)) as object)
}

/** Handles a call: language, caller, cache headers and error responses. @param work checks and answers */
async function respond(
  c: Context<ApiEnv>,
  facts: EndpointFacts,
  work: () => Promise<Response>,
): Promise<Response> {
  const { headers } = c.req.raw
  const locale = apiLocale(
    headers.get('content-language') ?? undefined,
    headers.get('accept-language') ?? undefined,
  )
  const known = callerOf(c.req.raw)
  const cookie = facts.setsBrowserCookie && known.browserId === null ? newBrowserCookie() : null
  c.set('call', loggedCall(c.req.raw, facts.path))
  c.set('locale', locale)
  c.set('caller', cookie ? { ...known, browserId: cookie.id, isNew: true } : known)
  let response: Response
  try {
    response = await work()
    if (!response.headers.has('Cache-Control'))
      response.headers.set('Cache-Control', cacheControl[facts.cache.control])
  } catch (error) {
    response = problemResponse(asProblem(error, c.var.call), locale)
  }
  if (facts.guard === 'operator' && response.status === 401)
    response.headers.set('WWW-Authenticate', 'Bearer realm="operator"')
  // A file may be asked for in another language than the rest, by its address.
  if (!response.headers.has('Content-Language')) response.headers.set('Content-Language', locale)
  response.headers.append('Vary', 'Content-Language, Accept-Language')
  if (cookie) response.headers.append('Set-Cookie', cookie.header)
  return response
}

/**
 * Defines one endpoint of `/v1`. The handler returns a response or throws a Problem; of any other error only the code and sentence reach
 * the caller.
 */
export function route<
  const P extends string,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  facts: EndpointFacts<P, Params, Query, Body>,
  handler: (c: ApiContext<P, Params, Query, Body>) => Response | Promise<Response>,
): GuardedEndpoint {
  return {
    ...facts,
    method: facts.method ?? 'get',
    handle: (c) =>
      respond(c, facts, async () => {
        await check(c, facts)
        c.set('portal', await portal())
        return handler(c as ApiContext<P, Params, Query, Body>)
      }),
    admit: (c) =>
      respond(c, facts, async () => {
        await checkCaller(c, facts)
        return c.body(null, 204)
      }),
  }
}
