'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextArea } from '@/components/ui/text-area'
import { reporterTextMax } from '@/lib/schemas/complaint-following'
import { characterCount } from '@/lib/typed-text'
import { denySolved, reopen, withdraw } from './act-calls'
import { ActFrame, type ActProps } from './act-frame'

const calls = { unsolved: denySolved, reopen, withdraw } as const
const fieldId = 'act-reason'

/** Acts with a reason: not solved, open again (both need one), withdraw. */
export function ReasonAct({ act, ...props }: ActProps & { act: keyof typeof calls }) {
  const t = useTranslations('complaint-following')
  const rule = useTranslations('validation')
  const { complaint, kept, onKeep, onDone } = props
  const [isMissing, setIsMissing] = useState(false)
  const isOptional = act === 'withdraw'
  const field = t(`act.${act}.field`)

  const send = async () => {
    const reason = kept.trim()
    setIsMissing(reason === '' && !isOptional)
    if (reason === '' && !isOptional) return document.getElementById(fieldId)?.focus()
    await calls[act]({ number: complaint.view.complaint_id, secret: complaint.secret }, reason)
    return onDone(t(`act.${act}.done`))
  }

  return (
    <ActFrame act={act} send={send} {...props}>
      <TextArea
        id={fieldId}
        label={field}
        note={isOptional ? t('optional') : undefined}
        error={isMissing ? rule('required', { field }) : ''}
        counter={t('left', { count: reporterTextMax - characterCount(kept) })}
        value={kept}
        onChange={(event) => onKeep(event.target.value)}
        characterMax={reporterTextMax}
        aria-required={!isOptional}
      />
    </ActFrame>
  )
}
