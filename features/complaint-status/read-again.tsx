'use client'

import { ArrowsClockwiseIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import type { Reading } from './reading'
import { useDays } from './use-days'

/** When the shown complaint was read, and the way to read it again. The button keeps the focus; the news is heard. */
export function ReadAgain({ reading, onPress }: { reading: Reading; onPress: () => void }) {
  const { readAt, state } = reading
  const t = useTranslations('complaint-following')
  const clock = useDays().clock(readAt.toISOString())
  const message = t('readAt', { time: clock })
  const failureMessage = useFailureMessage('general')
  const stale =
    reading.state === 'failed'
      ? `${t('staleNote', { time: clock })} ${failureMessage(reading.failure)}`
      : ''
  return (
    <div className="mt-3 print:hidden">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-text-2">
        {message}
        <Button variant="text" isLoading={state === 'reading'} onClick={onPress}>
          {state !== 'reading' && <ArrowsClockwiseIcon aria-hidden="true" size={18} />}
          {t('reload')}
        </Button>
      </p>
      <LiveRegion message={state === 'read' ? message : ''} />
      <LiveRegion message={stale} isUrgent />
      {stale && (
        <div className="mt-2">
          <InlineMessage tone="warning">{stale}</InlineMessage>
        </div>
      )}
    </div>
  )
}
