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

/** How it ended, and under which mark the server logged a failure of its own. */
interface Ending {
  outcome: SubmissionOutcome
  requestId?: string | undefined
}

async function send(form: FeedbackForm): Promise<Ending> {
  try {
    await sendFeedback(payloadOf(form))
    keepSubmissionTime(Date.now())
    return { outcome: 'success' }
  } catch (error) {
    const failure = error instanceof ApiFailure ? error : null
    if (failure?.code === 'RATE_LIMITED') return { outcome: 'recent' }
    console.warn('Feedback not sent', failure ? failure.code : error)
    return { outcome: 'error', requestId: failure?.requestId }
  }
}

/** The way of the answers: idle, loading, one of three outcomes, idle again (specification, section 4, "Feedback modal"). */
export function useSubmission() {
  const [status, setStatus] = useState<SubmissionStatus>('idle')
  const [requestId, setRequestId] = useState<string>()
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
    const ending = await send(form)
    setRequestId(ending.requestId)
    setStatus(ending.outcome)
    isBusy.current = false
  }

  return { status, requestId, submit, dismiss: () => setStatus('idle') }
}
