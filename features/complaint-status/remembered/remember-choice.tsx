'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'

export interface RememberChoiceProps {
  isRemembered: boolean
  /** It has an earlier secret, which opens nothing any more, and did not take over the new one. */
  isOutdated: boolean
  /** @returns false when this browser does not let it happen */
  onRemember: (isRemembered: boolean) => Promise<boolean>
}

/** Whether this device remembers the complaint that is open. */
export function RememberChoice({ isRemembered, isOutdated, onRemember }: RememberChoiceProps) {
  const t = useTranslations('complaint-status-page.device')
  const [outcome, setOutcome] = useState<'kept' | 'dropped' | 'refused' | null>(null)
  const isRefused = outcome === 'refused'
  const warning = isRefused ? t('refused') : isOutdated && outcome === null ? t('outdated') : ''
  const change = async (isOn: boolean) => {
    setOutcome(null)
    const isDone = await onRemember(isOn)
    setOutcome(isDone ? (isOn ? 'kept' : 'dropped') : 'refused')
  }
  return (
    <div className="mt-3">
      <Checkbox
        id="remember-complaint"
        label={t('remember')}
        hint={t('rememberHint')}
        checked={isRemembered}
        onChange={(event) => void change(event.target.checked)}
      />
      <LiveRegion message={outcome !== null && !isRefused ? t(outcome) : ''} />
      <LiveRegion message={warning} isUrgent />
      {warning !== '' && <InlineMessage tone="warning">{warning}</InlineMessage>}
    </div>
  )
}
