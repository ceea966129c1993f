'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyBox } from '@/components/ui/copy-box'
import { Dialog } from '@/components/ui/dialog'
import { InlineMessage } from '@/components/ui/inline-message'
import { ApiFailure } from '@/lib/api/failure'
import { dropKey, keepKey } from '../replacement-key'
import { replaceSecret } from './queries'
import { ActionFrame, type ActionProps } from './action-frame'

/**
 * A new secret for a leaked one. It is shown once, and only the button that says so leads on. When its answer is lost, the old one opens
 * nothing any more: the key of the request is kept until the new one was shown, also while the form is closed or the page is loaded again.
 */
export function ReplaceSecretAction(props: ActionProps) {
  const t = useTranslations('complaint-following')
  const { complaint, onDone } = props
  const number = complaint.view.complaint_id
  const [secret, setSecret] = useState(complaint.isNew ? complaint.secret : '')
  const send = async () => {
    const key = keepKey(number)
    const ask = () => replaceSecret({ number, secret: complaint.secret }, key)
    const again = (error: unknown) => {
      if (error instanceof ApiFailure && error.isUnanswered) return ask()
      throw error
    }
    setSecret(await ask().catch(again))
  }

  if (secret === '') return <ActionFrame action="replace_secret" send={send} {...props} />
  return (
    <Dialog title={t('newSecret.title')} closeLabel={t('act.close')}>
      <div className="space-y-4">
        <CopyBox
          label={t('newSecret.label')}
          value={secret}
          copyLabel={t('newSecret.copy')}
          copiedLabel={t('copied')}
          failedLabel={t('copyFailed')}
          className="text-body"
          isGrouped
        />
        <InlineMessage tone="warning">{t('newSecret.text')}</InlineMessage>
        <Button
          onClick={() => {
            dropKey(number)
            onDone(t('act.replace_secret.done'), secret)
          }}
          className="w-full"
        >
          {t('newSecret.finish')}
        </Button>
      </div>
    </Dialog>
  )
}
