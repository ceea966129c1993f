'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { RetryMessage } from '@/components/ui/retry-message'
import { OrbLoader } from '@/components/ui/orb-loader'
import { ReceiptDrawing } from './receipt-drawing'
import { isNotThere, type LookUpState } from './look-up-state'

interface LookUpNotesProps {
  state: LookUpState
  /** The sentence of a state that has one. */
  message: string
  onRetry: () => void
}

/** What stands in place of a complaint while none is open: what to do, that it is being looked for, or why there is none. */
export function LookUpNotes({ state, message, onRetry }: LookUpNotesProps) {
  const t = useTranslations('complaint-status-page')
  const place = useRef<HTMLDivElement>(null)
  const retry = () => {
    focusAfterRemoval(() => place.current)
    onRetry()
  }
  const failure = state.kind === 'failed' ? state.failure : null
  useEffect(() => {
    // On phones the form with a secret fills the window, and its answer would come below it.
    if (failure) place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <div ref={place} className="h-full">
      {state.kind === 'loading' && (
        <p className="flex h-full min-h-60 items-center justify-center gap-3 rounded-card bg-surface p-8 text-label text-heading shadow-0">
          <OrbLoader />
          {t('loading')}
        </p>
      )}
      {state.kind === 'idle' && (
        <div className="flex h-full flex-wrap items-center gap-x-10 gap-y-6 rounded-card bg-surface p-5 shadow-0 sm:p-7 forced-colors:border">
          <ReceiptDrawing />
          <p className="min-w-0 flex-1 basis-56 text-lead text-text-2">{t('empty')}</p>
        </div>
      )}
      {failure && isNotThere(failure) && (
        <EmptyState image="/img/empty-search.svg" text={message} />
      )}
      {failure && !isNotThere(failure) && (
        <RetryMessage tone="error" label={t('retry')} onRetry={retry}>
          {message}
        </RetryMessage>
      )}
    </div>
  )
}
