'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { writtenIn, type FeedbackForm } from '../model/form'

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

interface LeaveDialogProps {
  /** Closes the form, which clears all answers. */
  onLeave: () => void
  onStay: () => void
}

/** Asks before Escape throws away what somebody wrote. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const t = useTranslations('feedback')
  return (
    <Dialog title={t('leave.title')} closeLabel={t('close')} onClose={onStay}>
      <p>{t('leave.text')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onLeave} className="max-sm:w-full">
          {t('leave.leave')}
        </Button>
        <Button onClick={onStay} className="max-sm:order-first max-sm:w-full">
          {t('leave.stay')}
        </Button>
      </div>
    </Dialog>
  )
}
