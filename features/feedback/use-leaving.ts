'use client'

import { useState } from 'react'
import { writtenIn, type FeedbackForm } from './model/form'

/**
 * Closing by Escape: at once while nothing was written, else after a question. The same words are asked about once; browsers close at a
 * further Escape in a row whatever a page says, and the form must not stay behind unseen.
 */
export function useLeaving(form: FeedbackForm, onClose: () => void) {
  const written = writtenIn(form)
  const [confirmedFor, setConfirmedFor] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  return {
    isAsking,
    escape: () => {
      if (written === confirmedFor) return onClose()
      setConfirmedFor(written)
      setIsAsking(true)
    },
    stay: () => setIsAsking(false),
  }
}
