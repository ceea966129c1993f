'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import type { FoundComplaint } from '../look-up'
import type { Action } from './action'
import type { KeptPhotos } from './chosen-photos'

/** What every form of an action is given. */
export interface ActionProps {
  complaint: FoundComplaint
  /** Text of an earlier opening, kept until it was sent. */
  draft: string
  onDraft: (text: string) => void
  /** Photos of an earlier opening, kept like the text. */
  keptPhotos: KeptPhotos
  /** Names the form to the server, the same until it was sent, also while it is closed: sent again after a lost answer it counts once. */
  formToken: string
  /** What is sent from now on is a form of its own. */
  onNewForm: () => void
  /** @param message what was reached @param newSecret when the action replaced it */
  onDone: (message: string, newSecret?: string) => void
  /** The complaint is not what the page shows; what was typed stays. */
  onMoved: () => void
  onClose: () => void
}

interface ActionFrameProps extends Pick<ActionProps, 'complaint' | 'onMoved' | 'onClose'> {
  action: Exclude<Action, 'see_data'>
  /** Sends it, or marks what is missing. @throws ApiFailure */
  send: () => Promise<void>
  children?: ReactNode
}

/** The dialog of an action: what it does, its fields, and an honest word when it fails; the words typed stay where they are. */
export function ActionFrame({
  action,
  complaint,
  send,
  onMoved,
  onClose,
  children,
}: ActionFrameProps) {
  const t = useTranslations('complaint-following')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const failureMessage = useFailureMessage(complaint.secret === '' ? 'publicAction' : 'action')
  const message = failure === null ? '' : failureMessage(failure)

  const submit = async () => {
    if (isBusy) return
    setFailure(null)
    setIsBusy(true)
    try {
      await send()
    } catch (error) {
      const reason = readFailure(error, navigator.onLine)
      setFailure(reason)
      if (reason.cause === 'conflict') onMoved()
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t(`act.${action}.title`)}
      closeLabel={t('act.close')}
      // Nothing leads out while it is on its way, so that its fate is always heard.
      onClose={isBusy ? undefined : onClose}
      isFullScreenOnPhone={action === 'answer' || action === 'add'}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="space-y-5"
      >
        <p className="text-text-2">{t(`act.${action}.text`)}</p>
        {children}
        <LiveRegion message={isBusy ? t('act.sending') : ''} />
        <LiveRegion message={message} isUrgent />
        {failure && <InlineMessage tone="error">{message}</InlineMessage>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="secondary"
            onClick={isBusy ? undefined : onClose}
            aria-disabled={isBusy || undefined}
            className="max-sm:w-full"
          >
            {t('act.cancel')}
          </Button>
          <Button type="submit" isLoading={isBusy} className="max-sm:order-first max-sm:w-full">
            {t(`act.${action}.submit`)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
