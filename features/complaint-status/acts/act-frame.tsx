'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useToldFailure } from '@/lib/failures/use-failure-words'
import type { FoundComplaint } from '../look-up'
import type { Act } from './act'

/** What every form of an act is given. */
export interface ActProps {
  complaint: FoundComplaint
  /** Text of an earlier opening, kept until it was sent. */
  kept: string
  onKeep: (text: string) => void
  /** @param words what was reached @param newSecret when the act replaced it */
  onDone: (words: string, newSecret?: string) => void
  /** The complaint is not what the page shows; what was typed stays. */
  onMoved: () => void
  onClose: () => void
}

interface ActFrameProps extends Pick<ActProps, 'complaint' | 'onMoved' | 'onClose'> {
  act: Act
  /** Sends it, or marks what is missing. @throws ApiFailure */
  send: () => Promise<void>
  children?: ReactNode
}

/** The dialog of an act: what it does, its fields, and an honest word when it fails; the words typed stay where they are. */
export function ActFrame({ act, complaint, send, onMoved, onClose, children }: ActFrameProps) {
  const t = useTranslations('complaint-following')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const told = useToldFailure(complaint.secret === '' ? 'publicAct' : 'act')
  const words = failure === null ? '' : told(failure)

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
      title={t(`act.${act}.title`)}
      closeLabel={t('act.close')}
      onClose={onClose}
      isFullScreenOnPhone={act === 'answer' || act === 'add'}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="space-y-5"
      >
        <p className="text-text-2">{t(`act.${act}.text`)}</p>
        {children}
        <LiveRegion message={isBusy ? t('act.sending') : ''} />
        <LiveRegion message={words} isUrgent />
        {failure && <InlineMessage tone="error">{words}</InlineMessage>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} className="max-sm:w-full">
            {t('act.cancel')}
          </Button>
          <Button type="submit" isLoading={isBusy} className="max-sm:order-first max-sm:w-full">
            {t(`act.${act}.submit`)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
