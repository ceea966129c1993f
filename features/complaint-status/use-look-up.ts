'use client'

import { useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import { plainNumber } from '@/lib/complaints/typed-number'
import { readFailure } from '@/lib/failures/read-failure'
import { loadLookUp, loadResult } from './load-result'
import type { Access, FoundComplaint } from './look-up'
import type { FoundState, LookUpState, LookUpMethod } from './look-up-state'

export interface LookUpQuery {
  number: string
  method: LookUpMethod
  /** The secret or the phone as typed, by `method`; a phone is expected to be checked. */
  proof: string
}

const publicAccess: Access = { secret: '', expiresAt: null }

const keyOf = ({ number, method, proof }: LookUpQuery) => `${number} ${method} ${proof}`

interface LookUpEvents {
  onFound: (complaint: FoundComplaint, query: LookUpQuery) => void
  /** The content of this complaint is gone for good; nothing may remember it. */
  onErased: (number: string) => void
}

/** Looks up one complaint at a time: the last query counts, the request of an earlier one is aborted. */
export function useLookUp({ onFound, onErased }: LookUpEvents) {
  const locale = useLocale()
  const [state, setState] = useState<LookUpState>({ kind: 'idle' })
  // An action that was begun in an earlier state ends in this one.
  const latest = useRef(state)
  const running = useRef<AbortController>(undefined)
  const lastQuery = useRef<LookUpQuery | null>(null)

  const show = (next: LookUpState) => {
    latest.current = next
    setState(next)
  }

  const startLatest = (): AbortSignal => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  const resolve = async (
    { number, method, proof }: LookUpQuery,
    signal: AbortSignal,
  ): Promise<LookUpState> => {
    try {
      const [{ lookUp, lookUpOwn, recoverAccess, typedSecret }, shown] = await Promise.all([
        loadLookUp(),
        loadResult(locale),
      ])
      const access = method === 'phone' ? await recoverAccess(number, proof) : publicAccess
      return {
        kind: 'found',
        complaint:
          method === 'secret'
            ? await lookUpOwn(number, typedSecret(proof), signal)
            : await lookUp(number, access, signal),
        shown,
        reading: { readAt: new Date(), state: 'read' },
      }
    } catch (error) {
      return { kind: 'failed', failure: readFailure(error, navigator.onLine), method }
    }
  }

  const begin = async (query: LookUpQuery) => {
    lastQuery.current = query
    const signal = startLatest()
    const next = await resolve(query, signal)
    if (signal.aborted) return
    show(next)
    if (next.kind === 'found') onFound(next.complaint, query)
    if (next.kind === 'failed' && next.failure.cause === 'erased') onErased(query.number)
  }

  /**
   * Reads the shown complaint again, with its new secret if it has one. What is shown stays, whether or not that works. A reading that is on its
   * way is called off: it may have been answered before the action that asks for this one.
   */
  const refresh = async (newSecret?: string): Promise<void> => {
    if (latest.current.kind !== 'found') return
    const signal = startLatest()
    const { view, secret, expiresAt, isNew = false } = latest.current.complaint
    const access =
      newSecret === undefined
        ? { secret, expiresAt, isNew }
        : { secret: newSecret, expiresAt: null, isNew: false }
    const change = (changes: (found: FoundState) => Partial<FoundState>) => {
      const now = latest.current
      if (now.kind === 'found' && !signal.aborted) show({ ...now, ...changes(now) })
    }
    // The new secret counts from now on, whether or not the rest can be read.
    change(({ complaint, reading }) => ({
      complaint: { ...complaint, ...access },
      reading: { readAt: reading.readAt, state: 'reading' },
    }))
    try {
      const { lookUp } = await loadLookUp()
      const complaint = await lookUp(view.complaint_id, access, signal)
      change(() => ({ complaint, reading: { readAt: new Date(), state: 'read' } }))
    } catch (error) {
      const failure = readFailure(error, navigator.onLine)
      if (failure.cause === 'erased' && !signal.aborted) {
        show({ kind: 'failed', failure, method: 'secret' })
        onErased(view.complaint_id)
      }
      change(({ reading: { readAt } }) => ({ reading: { readAt, state: 'failed', failure } }))
    }
  }

  const search = (query: LookUpQuery) => {
    // A second press of the button does nothing; another query replaces one that is still loading.
    const now = latest.current
    if (now.kind === 'loading' && lastQuery.current && keyOf(lastQuery.current) === keyOf(query))
      return
    // A complaint that is shown already is refreshed in place.
    if (
      now.kind === 'found' &&
      query.method === 'public' &&
      plainNumber(query.number) === plainNumber(now.complaint.view.complaint_id)
    ) {
      void refresh()
      return
    }
    show({ kind: 'loading' })
    void begin(query)
  }

  /** Repeats the last query. */
  const retry = () => {
    if (lastQuery.current) search(lastQuery.current)
  }

  return { state, search, retry, refresh }
}
