import type { Failure } from '@/lib/failures/read-failure'
import type { FoundComplaint } from './look-up'
import type { ShownResult } from './load-result'
import type { Reading } from './reading'

/** How a complaint is looked up: by number alone, with its secret, or with the reporter's phone. */
export type LookUpMethod = 'public' | 'secret' | 'phone'

/** A complaint on the screen. It stays, with its access, while it is refreshed. */
export interface FoundState {
  kind: 'found'
  complaint: FoundComplaint
  shown: ShownResult
  reading: Reading
}

export type LookUpState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | FoundState
  | { kind: 'failed'; failure: Failure; method: LookUpMethod }

/** Whether a failed look-up means that there is no such complaint, as far as the person may know. */
export const isNotThere = ({ cause }: Failure) =>
  cause === 'notFound' || cause === 'refused' || cause === 'erased'
