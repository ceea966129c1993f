'use client'

import { useEffect, useState } from 'react'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import type { OwnComplaintData } from '@/lib/schemas/complaint-following'
import type { FoundComplaint } from '../look-up'
import { readOwnData } from './queries'

type OwnDataState =
  | { kind: 'loading' }
  | { kind: 'read'; own: OwnComplaintData }
  | { kind: 'failed'; failure: Failure }

/** Everything held about the reporter, read once when a dialog opens; it lives no longer than the dialog. */
export function useOwnData({ view, secret }: FoundComplaint): OwnDataState {
  const [state, setState] = useState<OwnDataState>({ kind: 'loading' })
  const number = view.complaint_id
  useEffect(() => {
    const reading = new AbortController()
    readOwnData({ number, secret }, reading.signal).then(
      (own) => setState({ kind: 'read', own }),
      (error: unknown) => {
        if (!reading.signal.aborted)
          setState({ kind: 'failed', failure: readFailure(error, navigator.onLine) })
      },
    )
    return () => reading.abort()
  }, [number, secret])
  return state
}
