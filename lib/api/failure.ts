import { errorStatus, type ErrorCode, ownLimitHeader } from '@/lib/errors'
import { isRecord } from '@/lib/json'

/** Why a call failed: a code of the server, or one of four that only the client can know. */
export type FailureCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'CANCELED' | 'BAD_ANSWER'

interface FailureDetails {
  /** HTTP status; 0 without a response. */
  status: number
  code: FailureCode
  message?: string
  /** Field path such as `data_wargi.phone` → sentences of the server. */
  errors?: Record<string, string[]>
  retryAfterSeconds?: number | undefined
  requestId?: string | undefined
  isOwnLimit?: boolean
}

/** The only error that calls through lib/api throw. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  readonly status: number
  readonly code: FailureCode
  readonly errors: Record<string, string[]>
  readonly retryAfterSeconds: number | undefined
  /** Id of the request in the server's log; undefined without a response of the portal. */
  readonly requestId: string | undefined
  /** True when this browser alone used up the limit. */
  readonly isOwnLimit: boolean

  constructor({
    status,
    code,
    message,
    errors = {},
    retryAfterSeconds,
    requestId,
    isOwnLimit = false,
  }: FailureDetails) {
    super(message ?? code)
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
    this.requestId = requestId
    this.isOwnLimit = isOwnLimit
  }

  /** True when the request may have reached the server although no response came back. */
  get isUnanswered() {
    return this.code === 'NETWORK' || this.code === 'TIMEOUT'
  }
}

const codesByStatus: Record<number, ErrorCode> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN_ORIGIN',
  404: 'ITEM_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'IDEMPOTENCY_CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNREADABLE_BODY',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
}

const isCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value)

function fieldErrors(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).map(([path, sentences]) => [
      path,
      (Array.isArray(sentences) ? sentences : [sentences]).filter(
        (each) => typeof each === 'string',
      ),
    ]),
  )
}

/** Seconds of a Retry-After header given as seconds or as a date; undefined for anything else. */
export function retryAfter(header: unknown, now = Date.now()): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds))
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}

/** Format of the portal's request ids; others, such as a proxy's, are not shown. */
const requestIdForm = /^[\w-]{1,40}$/
const requestIdOf = (header: unknown) =>
  typeof header === 'string' && requestIdForm.test(header) ? header : undefined

/**
 * The failure of an error response. Bodies may be the contract's object, a bare sentence, or empty (contract 1.6).
 * @param headers by lower-case name
 */
export function failureOf(
  status: number,
  body: unknown,
  headers: Record<string, unknown> = {},
): ApiFailure {
  const fallback = codesByStatus[status] ?? 'INTERNAL'
  const details = {
    retryAfterSeconds: retryAfter(headers['retry-after']),
    requestId: requestIdOf(headers['x-request-id']),
    isOwnLimit: headers[ownLimitHeader] === 'browser',
  }
  if (typeof body === 'string')
    return new ApiFailure({ status, code: fallback, message: body, ...details })
  const given = isRecord(body) ? body : {}
  return new ApiFailure({
    status,
    code: isCode(given['code']) ? given['code'] : fallback,
    ...(typeof given['message'] === 'string' ? { message: given['message'] } : {}),
    errors: fieldErrors(given['errors']),
    ...details,
  })
}
