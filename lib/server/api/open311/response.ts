import { createTranslator } from 'next-intl'
import type { Problem } from '@/lib/errors'
import { apiLocale } from '@/lib/i18n/api-locale'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { jurisdictionId, type OpenError } from '@/lib/schemas/open311'
import { callerOf } from '../caller'
import { asProblem, loggedCall, type LoggedCall } from '../problem-response'
import type { Caller } from '@/lib/server/limits/port'
import { errorBody } from '@/lib/server/api/error-body'
import { messagesOf } from '@/messages'
import type { Plain } from './xml'

type Sentence =
  | 'jurisdictionUnknown'
  | 'serviceUnknown'
  | 'requestUnknown'
  | 'resourceUnknown'
  | 'keyWrong'
  | 'mediaRefused'
  | 'methodWrong'
  | 'rangeTooLong'
  | 'rangeBackwards'
  | 'placeOutside'

/** A failure with its own sentence in the namespace open311 of messages/. */
export class Open311Failure extends Error {
  override name = 'Open311Failure'

  constructor(
    readonly status: 400 | 403 | 404 | 405,
    readonly sentence: Sentence,
  ) {
    super(sentence)
  }
}

export interface Open311Call {
  request: Request
  locale: Locale
  caller: Caller
  /** Last part of the address without `.json` or `.xml`, decoded. */
  name: string
}

export interface Open311Result {
  /** Name of the root element in XML; unused in JSON. */
  root: string
  content: Plain
  status?: 200 | 201
  /** Further response headers, such as Link. */
  headers?: Record<string, string>
}

const formats = { json: 'application/json; charset=utf-8', xml: 'text/xml; charset=utf-8' } as const
type Format = keyof typeof formats
const cacheControl = 'public, max-age=60, stale-while-revalidate=300'

function localeOf(request: Request): Locale {
  const requested = new URL(request.url).searchParams.get('locale')?.slice(0, 2).toLowerCase()
  if (isLocale(requested)) return requested
  return apiLocale(
    request.headers.get('content-language') ?? undefined,
    request.headers.get('accept-language') ?? undefined,
  )
}

function addressOf(request: Request): { name: string; format: Format | null } {
  const last = new URL(request.url).pathname.split('/').at(-1) ?? ''
  const [, encoded = '', ending = ''] = /^(.*)\.(json|xml)$/.exec(last) ?? []
  if (ending !== 'json' && ending !== 'xml') return { name: '', format: null }
  try {
    return { name: decodeURIComponent(encoded), format: ending }
  } catch {
    return { name: '', format: ending }
  }
}

async function bodyOf(format: Format, root: string, content: Plain): Promise<string> {
  if (format === 'json') return JSON.stringify(content)
  // Loading the writer costs 0.07 s of processor time, and few clients want XML.
  const { xmlDocument } = await import('./xml')
  return xmlDocument(root, content)
}

/** Problems of the portal under the status codes that the standard knows: 403 for the key, 400 for an invalid request. */
const statusOf = (problem: Problem) =>
  problem.status === 401
    ? 403
    : problem.status === 422 || problem.status === 415
      ? 400
      : problem.status

function errorsOf(problem: Problem, locale: Locale): OpenError[] {
  const { message, errors = {} } = errorBody(problem, locale)
  const code = String(statusOf(problem))
  const described = Object.entries(errors).flatMap(([field, sentences]) =>
    sentences.map((sentence) => ({ code, description: `${field}: ${sentence}` })),
  )
  return described.length > 0 ? described : [{ code, description: message }]
}

async function failureResponse(
  error: unknown,
  format: Format,
  locale: Locale,
  call: LoggedCall,
): Promise<Response> {
  const headers = new Headers({ 'Content-Type': formats[format], 'Cache-Control': 'no-store' })
  if (error instanceof Open311Failure) {
    const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'open311' })
    const errors = [{ code: String(error.status), description: t(error.sentence) }]
    if (error.status === 405) headers.set('Allow', 'GET, HEAD, OPTIONS')
    return new Response(await bodyOf(format, 'errors', errors), { status: error.status, headers })
  }
  const problem = asProblem(error, call)
  if (problem.status === 429 || problem.status === 503)
    headers.set('Retry-After', String(problem.details.retryAfterSeconds ?? 30))
  return new Response(
    await bodyOf(
      format,
      'errors',
      errorsOf(problem, locale).map((each) => ({ ...each })),
    ),
    { status: statusOf(problem), headers },
  )
}

export type Open311Handler = (call: Open311Call) => Promise<Open311Result>

/**
 * Responds to an Open311 call at `route`: format by file extension, language by `locale` or header, jurisdiction checked when given,
 * failures in the standard's shape (a list of code and description).
 */
export async function open311Response(
  request: Request,
  route: string,
  handler: Open311Handler,
): Promise<Response> {
  const locale = localeOf(request)
  const { name, format } = addressOf(request)
  let response: Response
  try {
    if (format === null) throw new Open311Failure(404, 'resourceUnknown')
    const jurisdiction = new URL(request.url).searchParams.get('jurisdiction_id')
    if (jurisdiction !== null && jurisdiction !== '' && jurisdiction !== jurisdictionId)
      throw new Open311Failure(404, 'jurisdictionUnknown')
    const {
      root,
      content,
      status = 200,
      headers,
    } = await handler({ request, locale, caller: callerOf(request), name })
    const control = request.method === 'GET' ? cacheControl : 'no-store'
    response = new Response(await bodyOf(format, root, content), {
      status,
      headers: { 'Content-Type': formats[format], 'Cache-Control': control, ...headers },
    })
  } catch (error) {
    response = await failureResponse(error, format ?? 'json', locale, loggedCall(request, route))
  }
  response.headers.set('Content-Language', locale)
  response.headers.append('Vary', 'Content-Language, Accept-Language')
  return response
}
