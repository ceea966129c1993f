import { ApiFailure } from '@/lib/api/failure'
import { isChunkFailure } from './chunk-failure'
import type { FailureCause } from './failure-rows'

/** A failure as it is shown: its cause and its own details. */
export interface Failure {
  cause: FailureCause
  /** When to retry, milliseconds since 1970; null when unknown. */
  retryAt: number | null
  /** For failures of the portal, to report them. */
  requestId?: string
}

const causeByStatus: Record<number, FailureCause> = {
  400: 'refused',
  401: 'notFound',
  404: 'notFound',
  409: 'conflict',
  410: 'erased',
  413: 'photos',
  415: 'photos',
  422: 'refused',
  429: 'limited',
  503: 'busy',
}

const isOurs = (cause: FailureCause) =>
  cause === 'system' || cause === 'busy' || cause === 'emptyAnswer'

function causeOf(error: unknown, isOnline: boolean): FailureCause {
  if (isChunkFailure(error)) return isOnline ? 'missingChunk' : 'offline'
  if (!(error instanceof ApiFailure)) return 'system'
  if (error.code === 'BAD_ANSWER') return 'emptyAnswer'
  if (error.status === 0 && !isOnline) return 'offline'
  if (error.code === 'TIMEOUT') return 'timeout'
  if (error.status === 0) return 'unreachable'
  return causeByStatus[error.status] ?? (error.status >= 500 ? 'system' : 'denied')
}

/** The cause of anything thrown: the only place that maps statuses and codes. @param isOnline state of the browser's connection */
export function readFailure(error: unknown, isOnline: boolean, now = Date.now()): Failure {
  const cause = causeOf(error, isOnline)
  const { retryAfterSeconds, requestId } = error instanceof ApiFailure ? error : {}
  return {
    cause,
    retryAt:
      cause === 'limited' && retryAfterSeconds !== undefined
        ? now + retryAfterSeconds * 1000
        : null,
    ...(isOurs(cause) && requestId !== undefined && { requestId }),
  }
}
