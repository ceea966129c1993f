import type { ApiFailure } from '@/lib/api/failure'
import { stepOf } from './steps'

/** What the error dialog says and where it leads. */
export interface FailureReport {
  kind: 'offline' | 'noAnswer' | 'limited' | 'fields' | 'photos' | 'unavailable' | 'system'
  /** Minutes until another try, at least 1; for `limited`. */
  waitMinutes?: number
  /** Field path → sentences of the server, known steps only; for `fields` and `photos`. */
  fields: Record<string, string[]>
  /** First step with a wrong field; null when nothing can be corrected. */
  step: number | null
  /** True when the complaint waits in the outbox of this device and is sent from there by itself. */
  isKept?: boolean
  /** Of a failure of ours, for whoever asks about it. */
  requestId?: string
}

/** Turns a failed call into something a person can act on. @param isOnline what the browser says of its connection */
export function reportOf(failure: ApiFailure, isOnline: boolean): FailureReport {
  const nothing = { fields: {}, step: null }
  const ours = failure.requestId === undefined ? nothing : { ...nothing, requestId: failure.requestId }
  if (failure.isUnanswered) return { kind: isOnline ? 'noAnswer' : 'offline', ...nothing }
  if (failure.status === 429) return { kind: 'limited', waitMinutes: Math.max(1, Math.ceil((failure.retryAfterSeconds ?? 60) / 60)), ...nothing }
  if (failure.status === 413 || failure.status === 415) return { kind: 'photos', fields: {}, step: 3 }
  if (failure.status === 503) return { kind: 'unavailable', ...ours }
  const known = Object.entries(failure.errors).filter(([path]) => stepOf(path) !== null)
  if (known.length === 0) return { kind: 'system', ...ours }
  const step = Math.min(...known.map(([path]) => stepOf(path) ?? Number.POSITIVE_INFINITY))
  return { kind: 'fields', fields: Object.fromEntries(known), step }
}
