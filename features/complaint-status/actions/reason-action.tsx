'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextArea } from '@/components/ui/text-area'
import { reporterTextMax } from '@/lib/schemas/complaint-following'
import { characterCount } from '@/lib/typed-text'
import { denySolved, reopen, withdraw } from './queries'
import { ActionFrame, type ActionProps } from './action-frame'

const calls = { unsolved: denySolved, reopen, withdraw } as const
const fieldId = 'action-reason'

/** Actions with a reason: not solved, open again (both need one), withdraw. */
export function ReasonAction({ action, ...props }: ActionProps & { action: keyof typeof calls }) {
  const t = useTranslations('complaint-following')
  const rule = useTranslations('validation')
  const { complaint, draft, onDraft, onDone } = props
  const [isMissing, setIsMissing] = useState(false)
  const isOptional = action === 'withdraw'
  const field = t(`act.${action}.field`)

  const send = async () => {
    const reason = draft.trim()
    setIsMissing(reason === '' && !isOptional)
    if (reason === '' && !isOptional) return document.getElementById(fieldId)?.focus()
    await calls[action]({ number: complaint.view.complaint_id, secret: complaint.secret }, reason)
    return onDone(t(`act.${action}.done`))
  }

  return (
    <ActionFrame action={action} send={send} {...props}>
      <TextArea
        id={fieldId}
        label={field}
        note={isOptional ? t('optional') : undefined}
        error={isMissing ? rule('required', { field }) : ''}
        counter={t('left', { count: reporterTextMax - characterCount(draft) })}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        characterMax={reporterTextMax}
        aria-required={!isOptional}
      />
    </ActionFrame>
  )
}
