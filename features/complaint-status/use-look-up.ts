'use client'

import { useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import { readFailure } from '@/lib/failures/read-failure'
import { loadLookUp, loadResult } from './load-result'
import type { Access, FoundComplaint } from './look-up'
import type { FoundState, LookUpState, LookUpWay } from './look-up-state'

export interface Question {
  number: string
  way: LookUpWay
  /** The secret or the phone as typed, by `way`; a phone is expected to be checked. */
  proof: string
}

const publicAccess: Access = { secret: '', expiresAt: null }

const withoutDashes = (number: string) => number.replaceAll('-', '')
const wordsOf = ({ number, way, proof }: Question) => `${number} ${way} ${proof}`

/** Asks for complaints, one at a time: the last question counts, a slow earlier answer is dropped. */
export function useLookUp(onFound: (complaint: FoundComplaint) => void) {
  const locale = useLocale()
  const [state, setState] = useState<LookUpState>({ kind: 'idle' })
  const latest = useRef(0)
  const asked = useRef<Question | null>(null)

  const answerTo = async ({ number, way, proof }: Question): Promise<LookUpState> => {
    try {
      const [{ lookUp, recoverAccess, typedSecret }, shown] = await Promise.all([
        loadLookUp(),
        loadResult(locale),
      ])
      const access =
        way === 'phone'
          ? await recoverAccess(number, proof)
          : way === 'secret'
            ? { ...publicAccess, secret: typedSecret(proof) }
            : publicAccess
      return {
        kind: 'found',
        complaint: await lookUp(number, access),
        shown,
        reading: { readAt: new Date(), state: 'read' },
      }
    } catch (error) {
      return { kind: 'failed', failure: readFailure(error, navigator.onLine), way }
    }
  }

  const begin = async (question: Question) => {
    asked.current = question
    latest.current += 1
    const turn = latest.current
    const next = await answerTo(question)
    if (turn !== latest.current) return
    setState(next)
    if (next.kind === 'found') onFound(next.complaint)
  }

  /** Reads the shown complaint again, with its new secret if it has one. What is shown stays, whether or not that works. */
  const refresh = async (newSecret?: string): Promise<void> => {
    if (state.kind !== 'found' || (state.reading.state === 'reading' && newSecret === undefined))
      return
    const turn = latest.current
    const { view, secret, expiresAt } = state.complaint
    const access =
      newSecret === undefined ? { secret, expiresAt } : { secret: newSecret, expiresAt: null }
    const change = (changes: (found: FoundState) => Partial<FoundState>) =>
      setState((now) =>
        now.kind === 'found' && turn === latest.current ? { ...now, ...changes(now) } : now,
      )
    // The new secret counts from now on, whether or not the rest can be read.
    change(({ complaint, reading }) => ({
      complaint: { ...complaint, ...access },
      reading: { readAt: reading.readAt, state: 'reading' },
    }))
    try {
      const complaint = await loadLookUp().then(({ lookUp }) => lookUp(view.complaint_id, access))
      change(() => ({ complaint, reading: { readAt: new Date(), state: 'read' } }))
    } catch (error) {
      const failure = readFailure(error, navigator.onLine)
      change(({ reading: { readAt } }) => ({ reading: { readAt, state: 'failed', failure } }))
    }
  }

  const search = (question: Question) => {
    // A second press asks nothing new; other words replace a question that is still on its way.
    if (state.kind === 'loading' && asked.current && wordsOf(asked.current) === wordsOf(question))
      return
    // Asked for again, a complaint that is open stays open.
    if (
      state.kind === 'found' &&
      question.way === 'public' &&
      withoutDashes(question.number) === withoutDashes(state.complaint.view.complaint_id)
    ) {
      void refresh()
      return
    }
    setState({ kind: 'loading' })
    void begin(question)
  }

  /** The last question once more. */
  const retry = () => {
    if (asked.current) search(asked.current)
  }

  return { state, search, retry, refresh }
}
