import { ApiFailure } from '@/lib/api/failure'
import { isChunkFailure } from './chunk-failure'
import type { FailureCause } from './failure-rows'

/** A failure as it is told: its cause, and what only this one knows. */
export interface Failure {
  cause: FailureCause
  /** Moment from which another try is welcome, milliseconds since 1970; null when nobody said. */
  retryAt: number | null
  /** Of a failure of ours, for whoever asks about it. */
  requestId?: string
}

const causeByStatus: Record<number, FailureCause> = {
  400: 'refused',
  401: 'notFound',
  404: 'notFound',
  409: 'conflict',
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

/** What went wrong, whatever was thrown: the only place that knows statuses and codes. @param isOnline what the browser says of its connection */
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
