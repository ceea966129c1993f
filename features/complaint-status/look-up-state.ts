import type { ApiFailure } from '@/lib/api/failure'
import type { FoundComplaint } from './look-up'

export type LookUpState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'found'; complaint: FoundComplaint }
  | { kind: 'notFound' | 'offline' | 'noAnswer' | 'system' }
  | { kind: 'limited'; minutes: number }

/** What a failed look-up means for the person. Unknown, private and wrong secret are one answer on purpose. */
export function stateOfFailure(failure: ApiFailure, isOnline: boolean): LookUpState {
  if (failure.isUnanswered) return { kind: isOnline ? 'noAnswer' : 'offline' }
  if (failure.status === 429) return { kind: 'limited', minutes: Math.max(1, Math.ceil((failure.retryAfterSeconds ?? 60) / 60)) }
  // A number of impossible form is refused with 400; for the person it is a number that does not exist.
  if (failure.status === 404 || failure.status === 400) return { kind: 'notFound' }
  return { kind: 'system' }
}
