import type { ApiFailure } from '@/lib/api/failure'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { stepOf } from './steps'

/** The photos' step, which a refusal of a whole upload leads to. */
const photoStep = 3

/** What the error dialog says and where it leads. */
export interface FailureReport extends Failure {
  /** Field path → sentences of the server, known steps only. */
  fields: Record<string, string[]>
  /** First step with something to correct; null when the server named none. */
  step: number | null
  /** True when the complaint waits in the outbox of this device. */
  isSaved?: boolean
}

/** Turns a failed call into something a person can act on. @param isOnline what the browser says of its connection */
export function reportOf(error: ApiFailure, isOnline: boolean): FailureReport {
  const failure = readFailure(error, isOnline)
  if (failure.cause === 'photos') return { ...failure, fields: {}, step: photoStep }
  const known =
    failure.cause === 'refused'
      ? Object.entries(error.errors).filter(([path]) => stepOf(path) !== null)
      : []
  const step =
    known.length === 0
      ? null
      : Math.min(...known.map(([path]) => stepOf(path) ?? Number.POSITIVE_INFINITY))
  return { ...failure, fields: Object.fromEntries(known), step }
}
