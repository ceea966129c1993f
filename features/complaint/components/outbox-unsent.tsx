'use client'

import { TrashIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FailureCode } from '@/components/ui/failure-code'
import { InlineMessage } from '@/components/ui/inline-message'
import { useConnection } from '@/lib/connection/use-connection'
import { useFormatter } from '@/lib/i18n/formatter'
import { expiryWarningMs, waitingLifeMs, type UnsentEntry } from '../outbox/outbox-entry'
import { useUnsentText } from '../outbox/use-unsent-text'
import { DialogActions } from './dialog-actions'

interface OutboxUnsentProps {
  entry: UnsentEntry
  isSending: boolean
  onSend: () => void
  /** Opens it in the form of this page; null while that holds something else, or on another page. */
  onEdit: (() => void) | null
  onRemove: () => void
}

/** A complaint that waits on this device: what it waits for, until when, and what can be done. */
export function OutboxUnsent({ entry, isSending, onSend, onEdit, onRemove }: OutboxUnsentProps) {
  const t = useTranslations('complaint-outbox')
  const format = useFormatter()
  const isOffline = useConnection() === 'offline'
  const [isAsking, setIsAsking] = useState(false)
  const [now] = useState(Date.now)
  const endsAt = entry.queuedAt + waitingLifeMs
  const until = format.dateTime(endsAt, { dateStyle: 'long', timeStyle: 'short' })
  const { title, text, sentAgain, code } = useUnsentText()(entry)

  const actions = (
    <>
      {!isOffline && entry.state !== 'refused' && <Button onClick={onSend}>{t('sendNow')}</Button>}
      {onEdit ? (
        <Button variant="secondary" onClick={onEdit}>
          {t('edit')}
        </Button>
      ) : (
        <ButtonLink variant="secondary" href="/aduan-warga/buat-aduan">
          {t('toForm')}
        </ButtonLink>
      )}
      <Button variant="text" onClick={() => setIsAsking(true)}>
        {t('remove')}
      </Button>
    </>
  )

  return (
    <>
      <InlineMessage
        tone={entry.state === 'refused' ? 'error' : 'warning'}
        actions={isSending ? undefined : actions}
      >
        <p className="font-semibold">{isSending ? t('sending', { title: entry.title }) : title}</p>
        {!isSending && (
          <p className="mt-1">
            {text} {sentAgain}
          </p>
        )}
        {!isSending && <FailureCode code={code ?? undefined} />}
        <p className="mt-1">
          {endsAt - now <= expiryWarningMs
            ? t('endsSoon', { time: until })
            : t('keptUntil', { time: until })}
        </p>
      </InlineMessage>
      {isAsking && (
        <Dialog
          title={t('removeTitle')}
          closeLabel={t('close')}
          icon={<TrashIcon size={28} weight="duotone" />}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('removeText', { title: entry.title })}</p>
          {entry.unanswered && <p className="mt-3">{t('removeMaybeStored')}</p>}
          <DialogActions
            confirm={t('removeConfirm')}
            onConfirm={() => {
              setIsAsking(false)
              onRemove()
            }}
            cancel={t('keep')}
            onCancel={() => setIsAsking(false)}
          />
        </Dialog>
      )}
    </>
  )
}
