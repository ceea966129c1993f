import { failureOf } from '@/lib/api/failure'
import { type ErrorCode, type FieldProblem, Problem } from '@/lib/errors'

/** Refusals that are about what the caller sent or asked, so that the caller can mend them. */
const passedOn = new Set<ErrorCode>([
  'VALIDATION_FAILED',
  'ROUTE_NOT_FOUND',
  'ITEM_NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'IDEMPOTENCY_CONFLICT',
  'MOVED_MEANWHILE',
  'MOVE_NOT_ALLOWED',
  'PAGE_CHANGED',
  'ERASED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNREADABLE_BODY',
  'RATE_LIMITED',
])

const fieldsOf = (errors: Record<string, string[]>): Record<string, FieldProblem[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentences]) => [
      path,
      sentences.map((sentence) => ({ rule: 'invalid', sentence })),
    ]),
  )

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * A refused response of the provincial API as the problem that the embedded backend would throw. Bodies may be the contract's object, a bare
 * sentence or nothing. A refused key (401, 403) is nobody's fault but the operator's: the caller is told to come back later, so that a
 * complaint on a device waits instead of being given up.
 */
export function refusalOf(
  status: number,
  body: string,
  retryAfterHeader: string | undefined,
): Problem {
  const { code, errors, retryAfterSeconds } = failureOf(status, parsedOrText(body), {
    'retry-after': retryAfterHeader,
  })
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
  const known =
    code === 'NETWORK' || code === 'TIMEOUT' || code === 'CANCELED' || code === 'BAD_ANSWER'
      ? null
      : code
  if (known === null || !passedOn.has(known))
    return new Problem('UNAVAILABLE', { ...wait, cause: `remote-${status}` })
  return new Problem(known, {
    ...wait,
    ...(Object.keys(errors).length > 0 && { fields: fieldsOf(errors) }),
  })
}
