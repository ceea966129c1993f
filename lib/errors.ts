/** Stable, language-free names of failures; the errors namespace of messages/ holds a sentence for each. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN_ORIGIN: 403,
  FORBIDDEN_SCOPE: 403,
  ROUTE_NOT_FOUND: 404,
  ITEM_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  IDEMPOTENCY_CONFLICT: 409,
  MOVED_MEANWHILE: 409,
  MOVE_NOT_ALLOWED: 409,
  PAGE_CHANGED: 409,
  ERASED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNREADABLE_BODY: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** What is wrong with one field: a rule name of the validation namespace of messages/ and the bound it broke. */
export interface FieldProblem {
  rule: string
  length?: number
  /** Another server's sentence, in the requested language; replaces the rule's own sentence. */
  sentence?: string
}

export interface ProblemDetails {
  /** Field path such as `data_wargi.phone` → problems. */
  fields?: Record<string, FieldProblem[]>
  retryAfterSeconds?: number
  /** True when it was this browser that used a limit up, not others behind its address. */
  isOwnLimit?: boolean
  /** For logs only (SQLSTATE, driver code); never sent. */
  cause?: string
}

/** Header of a 429 response to a browser that used up its own limit; not sent for a limit of its address. */
export const ownLimitHeader = 'x-limit-of'

const brand = Symbol.for('portal.problem')

/** A failure with a name and an HTTP status; the only error that services throw on purpose. */
export class Problem extends Error {
  override name = 'Problem'
  readonly [brand] = true

  constructor(
    readonly code: ErrorCode,
    readonly details: ProblemDetails = {},
  ) {
    super(code)
  }

  get status() {
    return errorStatus[this.code]
  }
}

/** True for a Problem made by any copy of this module: the server bundle and Next's bundle each hold one. */
export const isProblem = (error: unknown): error is Problem =>
  error instanceof Error && brand in error
