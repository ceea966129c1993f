'use client'

import { useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import { ApiFailure } from '@/lib/api/failure'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { loadLookUp, loadResult } from './load-result'
import type { Access } from './look-up'
import { stateOfFailure, type LookUpState, type LookUpWay } from './look-up-state'

export interface Question {
  number: string
  way: LookUpWay
  /** The secret or the phone as typed, by `way`; a phone is expected to be checked. */
  proof: string
}

const publicAccess: Access = { secret: '', expiresAt: null }

const wordsOf = ({ number, way, proof }: Question) => `${number} ${way} ${proof}`

/** Asks for complaints, one at a time: the last question counts, a slow earlier answer is dropped. `begin` is for the question that the page itself starts with. */
export function useLookUp(isAskingAtOnce: boolean, onFound: () => void) {
  const stated = useLocale()
  const locale = isLocale(stated) ? stated : defaultLocale
  const [state, setState] = useState<LookUpState>(isAskingAtOnce ? { kind: 'loading' } : { kind: 'idle' })
  const latest = useRef(0)
  const asked = useRef('')

  const answerTo = async ({ number, way, proof }: Question): Promise<LookUpState> => {
    try {
      const [{ lookUp, recoverAccess, typedSecret }, shown] = await Promise.all([loadLookUp(), loadResult(locale)])
      const access = way === 'phone' ? await recoverAccess(number, proof) : way === 'secret' ? { ...publicAccess, secret: typedSecret(proof) } : publicAccess
      return { kind: 'found', complaint: await lookUp(number, access), shown }
    } catch (error) {
      return stateOfFailure(error instanceof ApiFailure ? error : new ApiFailure({ status: 0, code: 'BAD_ANSWER' }), navigator.onLine, way)
    }
  }

  const begin = async (question: Question) => {
    asked.current = wordsOf(question)
    latest.current += 1
    const turn = latest.current
    const next = await answerTo(question)
    if (turn !== latest.current) return
    setState(next)
    if (next.kind === 'found') onFound()
  }

  const search = (question: Question) => {
    // A second press asks nothing new; other words replace a question that is still on its way.
    if (state.kind === 'loading' && asked.current === wordsOf(question)) return
    setState({ kind: 'loading' })
    void begin(question)
  }

  /** Reads the shown complaint again, with its new secret if it has one. @returns false when that failed; what is shown then stays */
  const refresh = async (newSecret?: string): Promise<boolean> => {
    if (state.kind !== 'found') return false
    const turn = latest.current
    const { view, secret, expiresAt } = state.complaint
    const access = newSecret === undefined ? { secret, expiresAt } : { secret: newSecret, expiresAt: null }
    // The new secret counts from now on, whether or not the rest can be read.
    setState((now) => (now.kind === 'found' ? { ...now, complaint: { ...now.complaint, ...access } } : now))
    try {
      const complaint = await loadLookUp().then(({ lookUp }) => lookUp(view.complaint_id, access))
      if (turn === latest.current) setState((now) => (now.kind === 'found' ? { ...now, complaint } : now))
      return true
    } catch {
      return false
    }
  }

  return { state, begin, search, refresh }
}
