import type { Context } from 'hono'
import type { z } from 'zod'
import { Problem } from '@/lib/errors'
import { apiLocale } from '@/lib/i18n/api-locale'
import type { Locale } from '@/lib/i18n/locales'
import type { Caller, Portal } from '@/lib/server/contract'
import type { Route } from '@/lib/server/http/route'
import type { Operator, OperatorScope } from '@/lib/server/operators/operator'
import { portal } from '@/lib/server/portal'
import type { RateLimitName } from '@/lib/server/rate-limits'
import { cacheControl, type CachePolicy } from './cache-policy'
import { callerOf, guardKey, guardWrite, limit, newBrowserCookie } from './caller'
import { type FormKeyHeader, formKeyOf } from './complaint-requests'
import { operatorOf } from './operator'
import { asProblem, loggedCall, type LoggedCall, problemResponse } from './problem-response'
import { readJson, readQuery, readValue } from './read-request'

/** What every handler finds in `c.var`. */
export interface ApiEnv {
  Variables: {
    locale: Locale
    caller: Caller
    portal: Portal
    call: LoggedCall
    /** Who shows the token; set on endpoints with the guard `operator` alone. */
    operator: Operator
    /** Key of the form, on endpoints with `formKey`; null for a system that leaves it out. */
    formKey: string | null
  }
}

type HonoPath<P extends string> = P extends `${infer Start}[${infer Name}]${infer Rest}`
  ? `${Start}:${Name}${HonoPath<Rest>}`
  : P
type Schema = z.ZodObject | undefined
type Valid<Target extends string, S> = S extends z.ZodType ? Record<Target, z.output<S>> : object

/** Hono's context: `c.req.valid(…)` holds what the schemas of the endpoint let pass. */
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

/** What an endpoint is: its checks, its place in the OpenAPI document and its rule in the entry are all read from here. */
export interface EndpointFacts<
  P extends string = string,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
> extends Pick<Route, 'hidesReferrer' | 'bodyMaxBytes' | 'isUpload'> {
  method?: 'get' | 'post' | 'patch'
  /** `/v1/units/[id]`; also its name in logs and measurements. */
  path: P
  /** In words of English that programmers read. */
  summary: string
  /** Who may call: a page of the portal or a system with the key, the same for writes, operators; everybody without it. */
  guard?: 'key' | 'write' | 'operator'
  /** What the token of an operator must allow. */
  scope?: OperatorScope
  /** Counted for every call that the guard let pass, before anything of it is read. */
  limit?: RateLimitName
  /** Gives a browser without a cookie one, so that it can be counted; writes only. */
  namesBrowser?: boolean
  /** Parts of the path to check; without it they are texts. */
  params?: Params
  /** Header with the key of the form: required of pages. */
  formKey?: FormKeyHeader
  query?: Query
  /** Further spellings of its parameters on shared endpoints, such as `cat[]` of one that takes a single value. */
  alsoQuery?: readonly string[]
  /** A parameter that the query does not know is an error; usually it is ignored. */
  refusesUnknown?: boolean
  /** JSON body. */
  body?: Body
  /** The handler reads query and body itself, after checks of its own. */
  readsItself?: boolean
  /** Body of the answer; a media type for answers that are no JSON; null for an empty one. */
  response: z.ZodType | string | null
  cache: CachePolicy

  // The rest only describes.
  status?: 200 | 201 | 204 | 303
  /** An answer without body besides `status`, with its reason. */
  emptyResponse?: string
  /** Fields of a multipart body besides the one photo in `file`. */
  form?: Record<string, Described>
  /** Fields of a URL-encoded body. */
  fields?: Record<string, Described>
  /** Request headers besides those of every call. */
  headers?: Record<string, Described>
  /** Failures worth naming, where they are others than guard, path and body make likely; 429 and 503, and 400 of a query, come with every path. */
  failures?: readonly (400 | 401 | 403 | 404 | 409 | 413 | 415 | 422)[]
}

/** An endpoint as the app serves it. */
export interface Endpoint extends EndpointFacts {
  method: 'get' | 'post' | 'patch'
  answer: (c: Context<ApiEnv>) => Promise<Response>
}

/** Checks a call in one order for all: guard, limit, path, key of the form, query, body. @throws Problem */
async function check(c: Context<ApiEnv>, facts: EndpointFacts): Promise<void> {
  const { raw: request } = c.req
  const { guard, scope, params, formKey, query, body } = facts
  if (guard === 'write') guardWrite(request)
  if (guard === 'key') guardKey(request)
  if (guard === 'operator') {
    const operator = await operatorOf(request, c.var.caller)
    if (scope && !operator.scopes.includes(scope)) throw new Problem('FORBIDDEN_SCOPE')
    c.set('operator', operator)
  }
  if (facts.limit) await limit(c.var.caller, facts.limit)
  if (params) {
    const given = c.req.param()
    const checked: Record<string, unknown> = {}
    for (const [name, schema] of Object.entries(params.shape))
      checked[name] = readValue(name, given[name], schema as z.ZodType)
    c.req.addValidatedData('param', checked)
  }
  if (formKey) c.set('formKey', formKeyOf(request, formKey))
  if (facts.readsItself) return
  if (query)
    c.req.addValidatedData(
      'query',
      readQuery(request, query, facts.refusesUnknown ? 'refused' : 'ignored'),
    )
  if (body) c.req.addValidatedData('json', (await readJson(request, body)) as object)
}

/** Answers a call: language, caller, checks, cache class and the one shape of every error. */
async function respond(
  c: Context<ApiEnv>,
  facts: EndpointFacts,
  handle: () => Response | Promise<Response>,
): Promise<Response> {
  const { headers } = c.req.raw
  const locale = apiLocale(
    headers.get('content-language') ?? undefined,
    headers.get('accept-language') ?? undefined,
  )
  const known = callerOf(c.req.raw)
  const cookie = facts.namesBrowser && known.browserId === null ? newBrowserCookie() : null
  c.set('call', loggedCall(c.req.raw, facts.path))
  c.set('locale', locale)
  c.set('caller', cookie ? { ...known, browserId: cookie.id, isNew: true } : known)
  let response: Response
  try {
    await check(c, facts)
    c.set('portal', await portal())
    response = await handle()
    if (!response.headers.has('Cache-Control'))
      response.headers.set('Cache-Control', cacheControl[facts.cache.control])
  } catch (error) {
    response = problemResponse(asProblem(error, c.var.call), locale)
  }
  if (facts.guard === 'operator' && response.status === 401)
    response.headers.set('WWW-Authenticate', 'Bearer realm="operator"')
  response.headers.set('Content-Language', locale)
  response.headers.append('Vary', 'Content-Language, Accept-Language')
  if (cookie) response.headers.append('Set-Cookie', cookie.header)
  return response
}

/**
 * One endpoint of `/v1`: what it is and who answers it. The handler returns its answer or throws a Problem; nothing inside a failure reaches the
 * caller but its code and its sentence.
 */
export function route<
  const P extends string,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  facts: EndpointFacts<P, Params, Query, Body>,
  handler: (c: ApiContext<P, Params, Query, Body>) => Response | Promise<Response>,
): Endpoint {
  return {
    ...facts,
    method: facts.method ?? 'get',
    answer: (c) => respond(c, facts, () => handler(c as ApiContext<P, Params, Query, Body>)),
  }
}
