'use client'

import { useRef, useState } from 'react'
import { ApiFailure } from '@/lib/api/failure'
import type { FeedbackForm } from './model/form'
import { payloadOf } from './model/payload'
import { isRecent } from './model/recent-submission'
import { sendFeedback } from './queries'
import { keepSubmissionTime, readSubmissionTime } from './submission-time'

/** `recent`: the last submission was under 60 minutes ago, as this browser or the server remembers. */
export type SubmissionOutcome = 'success' | 'recent' | 'error'
export type SubmissionStatus = 'idle' | 'loading' | SubmissionOutcome

async function outcomeOf(form: FeedbackForm): Promise<SubmissionOutcome> {
  try {
    await sendFeedback(payloadOf(form))
    keepSubmissionTime(Date.now())
    return 'success'
  } catch (error) {
    const isRefused = error instanceof ApiFailure && error.code === 'RATE_LIMITED'
    if (!isRefused) console.warn('Feedback not sent', error instanceof ApiFailure ? error.code : error)
    return isRefused ? 'recent' : 'error'
  }
}

/** The way of the answers: idle, loading, one of three outcomes, idle again (specification, section 4, "Feedback modal"). */
export function useSubmission() {
  const [status, setStatus] = useState<SubmissionStatus>('idle')
  const isBusy = useRef(false)

  /** Sends a complete form; a second call while the first is on its way does nothing. */
  const submit = async (form: FeedbackForm) => {
    if (isBusy.current) return
    if (isRecent(readSubmissionTime(), Date.now())) {
      setStatus('recent')
      return
    }
    isBusy.current = true
    setStatus('loading')
    setStatus(await outcomeOf(form))
    isBusy.current = false
  }

  return { status, submit, dismiss: () => setStatus('idle') }
}
