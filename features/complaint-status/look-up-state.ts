import type { ApiFailure } from '@/lib/api/failure'
import type { FoundComplaint } from './look-up'
import type { ShownResult } from './load-result'

/** How a complaint was asked for: number alone, with its secret, or with the reporter's phone. */
export type LookUpWay = 'public' | 'secret' | 'phone'

/** A complaint on the screen. It stays there, with what opened it, however often it is asked for again. */
export interface FoundState {
  kind: 'found'
  complaint: FoundComplaint
  shown: ShownResult
  reading: Reading
}

/** When the shown complaint was last read, and whether that is going on or has failed since. */
export interface Reading {
  readAt: Date
  state: 'read' | 'reading' | 'failed'
}

export type LookUpState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | FoundState
  | { kind: 'notFound' | 'notOpened' | 'offline' | 'noAnswer' }
  | { kind: 'system'; requestId?: string | undefined }
  | { kind: 'limited'; minutes: number }

/** What a failed look-up means for the person. Unknown, private and wrong secret are one answer on purpose; so are unknown and wrong phone. */
export function stateOfFailure(failure: ApiFailure, isOnline: boolean, way: LookUpWay): LookUpState {
  if (failure.isUnanswered) return { kind: isOnline ? 'noAnswer' : 'offline' }
  if (failure.status === 429) return { kind: 'limited', minutes: Math.max(1, Math.ceil((failure.retryAfterSeconds ?? 60) / 60)) }
  // A number of impossible form is refused with 400; for the person it is a number that does not exist.
  if ([400, 401, 404].includes(failure.status)) return { kind: way === 'phone' ? 'notOpened' : 'notFound' }
  return { kind: 'system', requestId: failure.requestId }
}
