'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FailureCode } from '@/components/ui/failure-code'
import type { FailureReport } from '../model/failure-report'

interface ErrorContentProps {
  failure: FailureReport
  onRetry: () => void
  onFix: () => void
  onClose: () => void
}

/** What went wrong, that nothing is lost, and the next thing to do. */
export function ErrorContent({ failure, onRetry, onFix, onClose }: ErrorContentProps) {
  const t = useTranslations('complaint.dialog')
  const canFix = failure.kind === 'fields' || failure.kind === 'photos'
  return (
    <div className="space-y-4 text-center">
      <p>{failure.kind === 'limited' ? t('errors.limited', { minutes: failure.waitMinutes ?? 1 }) : t(`errors.${failure.kind}`)}</p>
      <p className="text-small text-text-2">{failure.isKept ? t('errorWaiting') : t('errorKept')}</p>
      <FailureCode code={failure.requestId} />
      <Button onClick={canFix ? onFix : onRetry} className="w-full">
        {canFix ? t('fix') : t('tryAgain')}
      </Button>
      <Button variant="text" onClick={onClose} className="w-full">
        {failure.isKept ? t('close') : t('later')}
      </Button>
    </div>
  )
}
