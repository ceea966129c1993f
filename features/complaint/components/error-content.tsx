'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FailureCode } from '@/components/ui/failure-code'
import { failureRows, fateOf } from '@/lib/failures/failure-rows'
import { useClock, useFailureWords } from '@/lib/failures/use-failure-words'
import type { FailureReport } from '../model/failure-report'

interface ErrorContentProps {
  failure: FailureReport
  onRetry: () => void
  onFix: () => void
  onClose: () => void
}

/** The next thing to do, where the complaint is meanwhile, and whether it is sent by itself. */
export function ErrorContent({ failure, onRetry, onFix, onClose }: ErrorContentProps) {
  const t = useTranslations()
  const clock = useClock()
  const { nextStep } = useFailureWords('complaint')(failure)
  const isKept = failure.isKept === true
  const { kept, sentAgain } = fateOf(failure.cause, isKept)
  const canFix = failureRows[failure.cause].action === 'correct'
  return (
    <div className="space-y-4 text-center">
      <p>{nextStep}</p>
      <p className="text-small text-text-2">
        {t(kept)} {sentAgain !== null && t(sentAgain, { time: clock(failure.retryAt) })}
      </p>
      <FailureCode code={failure.requestId} />
      <Button onClick={canFix ? onFix : onRetry} className="w-full">
        {canFix ? t('complaint.dialog.fix') : t('complaint.dialog.tryAgain')}
      </Button>
      <Button variant="text" onClick={onClose} className="w-full">
        {isKept ? t('complaint.dialog.close') : t('complaint.dialog.later')}
      </Button>
    </div>
  )
}
