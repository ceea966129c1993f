'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'

interface DraftNoticeProps {
  /** When the draft was saved, in words. */
  time: string
  /** Given while nothing has been typed yet, so that the draft may be taken up again. */
  onRestore?: () => void
  onRemove: () => void
}

/** Says that a draft lies on this device, and lets people delete it at any time. */
export function DraftNotice({ time, onRestore, onRemove }: DraftNoticeProps) {
  const t = useTranslations('complaint.draft')
  return (
    <InlineMessage
      tone="info"
      actions={
        <>
          {onRestore && <Button onClick={onRestore}>{t('restore')}</Button>}
          <Button variant="secondary" onClick={onRemove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      {onRestore ? t('found', { time }) : t('kept', { time })}
    </InlineMessage>
  )
}
