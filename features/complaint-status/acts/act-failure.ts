import { ApiFailure } from '@/lib/api/failure'

export type ActFailure =
  | { kind: 'offline' | 'noAnswer' | 'moved' | 'closed' | 'closedPublic' | 'invalid' }
  | { kind: 'limited'; minutes: number }
  | { kind: 'system'; requestId?: string | undefined }

/** What a refused or lost act means for the person. @param isHolder whether it was done with a secret */
export function actFailure(error: unknown, isHolder: boolean, isOnline: boolean): ActFailure {
  if (!(error instanceof ApiFailure)) return { kind: 'system' }
  // A request that was not even begun is certain not to have arrived; one without an answer is not.
  if (error.isUnanswered) return { kind: isOnline ? 'noAnswer' : 'offline' }
  if (error.status === 409) return { kind: 'moved' }
  if (error.status === 401 || error.status === 404) return { kind: isHolder ? 'closed' : 'closedPublic' }
  if (error.status === 429) return { kind: 'limited', minutes: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60)) }
  if (error.status === 400 || error.status === 422) return { kind: 'invalid' }
  return { kind: 'system', requestId: error.requestId }
}
