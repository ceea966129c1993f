'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OptionCard, OptionGroup } from '@/components/ui/option-card'
import { TextInput } from '@/components/ui/text-input'
import { flagReasons, supportRequest } from '@/lib/schemas/complaint-following'
import { flag, support } from './queries'
import { ActionFrame, type ActionProps } from './action-frame'

/** "Me too", with an address for those who want news. */
export function SupportAction(props: ActionProps) {
  const t = useTranslations('complaint-following')
  const rule = useTranslations('validation')
  const { complaint, draft, onDraft, onDone } = props
  const [isWrong, setIsWrong] = useState(false)
  const field = t('act.support.field')
  const send = async () => {
    const checked = supportRequest.safeParse({ email: draft.trim() })
    setIsWrong(!checked.success)
    if (!checked.success) return document.getElementById('support-email')?.focus()
    const isNew = await support(complaint.view.complaint_id, checked.data.email)
    return onDone(isNew ? t('act.support.done') : t('act.support.again'))
  }
  return (
    <ActionFrame action="support" send={send} {...props}>
      <TextInput
        id="support-email"
        label={field}
        note={t('optional')}
        error={isWrong ? rule('email', { field }) : ''}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
      />
    </ActionFrame>
  )
}

/** Says that something is wrong with what a complaint shows. */
export function FlagAction(props: ActionProps) {
  const t = useTranslations('complaint-following')
  const rule = useTranslations('validation')
  const { complaint, draft, onDraft, onDone } = props
  const [isMissing, setIsMissing] = useState(false)
  const field = t('act.flag.field')
  const idOf = (index: number) => (index === 0 ? 'flag-reason' : `flag-reason-${index}`)
  const send = async () => {
    setIsMissing(draft === '')
    if (draft === '') return document.getElementById(idOf(0))?.focus()
    await flag(complaint.view.complaint_id, draft)
    return onDone(t('act.flag.done'))
  }
  return (
    <ActionFrame action="flag" send={send} {...props}>
      <OptionGroup
        id="flag-reason"
        legend={field}
        error={isMissing ? rule('required', { field }) : ''}
      >
        {flagReasons.map((reason, index) => (
          <OptionCard
            key={reason}
            id={idOf(index)}
            name="flag-reason"
            value={reason}
            label={t(`flagReason.${reason}`)}
            checked={draft === reason}
            onChange={() => onDraft(reason)}
          />
        ))}
      </OptionGroup>
    </ActionFrame>
  )
}
