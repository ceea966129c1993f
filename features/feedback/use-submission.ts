'use client'

import { useRef, useState } from 'react'
import { ApiFailure } from '@/lib/api/failure'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import type { FeedbackForm } from './model/form'
import { payloadOf } from './model/payload'
import { isRecent } from './model/recent-submission'
import { sendFeedback } from './queries'
import { keepSubmissionTime, readSubmissionTime } from './submission-time'

/** `recent`: the last submission was under 60 minutes ago, as this browser or the server remembers; nobody else's submissions count. */
export type SubmissionOutcome =
  | { kind: 'success' | 'recent' }
  | { kind: 'failed'; failure: Failure }
export type SubmissionStatus = { kind: 'idle' } | { kind: 'loading' } | SubmissionOutcome

/** @param earlier whether an earlier sending of the same form may have arrived, whose response was lost */
async function send(
  form: FeedbackForm,
  earlier: { isUnanswered: boolean },
): Promise<SubmissionOutcome> {
  const success = (): SubmissionOutcome => {
    keepSubmissionTime(Date.now())
    return { kind: 'success' }
  }
  try {
    await sendFeedback(payloadOf(form))
    return success()
  } catch (error) {
    const isOwnLimit = error instanceof ApiFailure && error.isOwnLimit
    // This browser has sent nothing else in the last hour, so it is that one which counts.
    if (isOwnLimit && earlier.isUnanswered) return success()
    if (isOwnLimit) return { kind: 'recent' }
    earlier.isUnanswered ||= error instanceof ApiFailure && error.isUnanswered
    console.warn('Feedback not sent', error instanceof ApiFailure ? error.code : error)
    return { kind: 'failed', failure: readFailure(error, navigator.onLine) }
  }
}

/** The way of the answers: idle, loading, one of three outcomes, idle again (specification, section 4, "Feedback modal"). */
export function useSubmission() {
  const [status, setStatus] = useState<SubmissionStatus>({ kind: 'idle' })
  const isBusy = useRef(false)
  const earlier = useRef({ isUnanswered: false })

  /** Sends a complete form; a second call while the first is on its way does nothing. */
  const submit = async (form: FeedbackForm) => {
    if (isBusy.current) return
    if (isRecent(readSubmissionTime(), Date.now())) {
      setStatus({ kind: 'recent' })
      return
    }
    isBusy.current = true
    setStatus({ kind: 'loading' })
    setStatus(await send(form, earlier.current))
    isBusy.current = false
  }

  return { status, submit, dismiss: () => setStatus({ kind: 'idle' }) }
}
