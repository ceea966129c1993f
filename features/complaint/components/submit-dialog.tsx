'use client'

import { FloppyDiskIcon, PaperPlaneTiltIcon, TrashIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { ProgressBar } from '@/components/ui/progress-bar'
import { useSubmitStore } from '../submit-store'
import type { DraftState } from '../use-draft'
import { useUnsentTitle } from '../use-unsent-title'
import { CancelText } from './cancel-text'
import { DialogActions } from './dialog-actions'
import { SubmitReview } from './submit-review'
import { FinishButton, SuccessContent } from './success-content'
import { Button } from '@/components/ui/button'
import { FailureCode } from '@/components/ui/failure-code'
import { failureRows, deliveryOf } from '@/lib/failures/failure-rows'
import { useClock, useFailureText } from '@/lib/failures/use-failure-message'
import type { FailureReport } from '../model/failure-report'

interface ErrorContentProps {
  failure: FailureReport
  onRetry: () => void
  onFix: () => void
  onClose: () => void
}

/** The next thing to do, where the complaint is meanwhile, and whether it is sent by itself. */
function ErrorContent({ failure, onRetry, onFix, onClose }: ErrorContentProps) {
  const t = useTranslations()
  const clock = useClock()
  const { nextStep } = useFailureText('complaint')(failure)
  const isSaved = failure.isSaved === true
  const { stored, sentAgain } = deliveryOf(failure.cause, isSaved)
  const canFix = failureRows[failure.cause].action === 'correct'
  return (
    <div className="space-y-4 text-center">
      <p>{nextStep}</p>
      <p className="text-small text-text-2">
        {t(stored)} {sentAgain !== null && t(sentAgain, { time: clock(failure.retryAt) })}
      </p>
      <FailureCode code={failure.requestId} />
      <Button onClick={canFix ? onFix : onRetry} className="w-full">
        {canFix ? t('complaint.dialog.fix') : t('complaint.dialog.tryAgain')}
      </Button>
      <Button variant="text" onClick={onClose} className="w-full">
        {isSaved ? t('complaint.dialog.close') : t('complaint.dialog.later')}
      </Button>
    </div>
  )
}

interface SubmitDialogProps {
  /** True when the check of all answers stands behind the dialog. */
  isReviewed: boolean
  draft: DraftState
  onSubmit: () => void
  /** @returns false when nothing could be kept */
  onSaveDraft: () => Promise<boolean>
  onDiscard: () => void
  /** A complaint that could not be sent waits in the outbox; its receipt, should it come at this very moment, was not seen. */
  onLeft: () => void
  /** Number and secret were seen. */
  onFinished: () => void
  /** Leads to what can be corrected after a failure. */
  onFix: (fields: Record<string, string[]>, step: number) => void
}

/** Every question and result on the way of a complaint, in one dialog that changes its content. */
export function SubmitDialog({
  isReviewed,
  draft,
  onSubmit,
  onSaveDraft,
  onDiscard,
  onLeft,
  onFinished,
  onFix,
}: SubmitDialogProps) {
  const t = useTranslations('complaint.dialog')
  const unsentTitle = useUnsentTitle()
  const { status, progress, failure, close, reset } = useSubmitStore()
  const saveAndClose = () => void onSaveDraft().then(close)
  const discard = () => {
    close()
    onDiscard()
  }
  // A complaint that waits in the outbox is no longer the one in the form.
  const leave = () => {
    close()
    if (failure?.isSaved) onLeft()
  }
  const finish = () => {
    reset()
    onFinished()
  }
  const common = { closeLabel: t('close'), onClose: close }

  switch (status) {
    case 'SAVE_AS_DRAFT_CONFIRMATION':
    case 'UPDATE_CONFIRMATION': {
      const kind = status === 'UPDATE_CONFIRMATION' ? 'update' : 'draft'
      return (
        <Dialog
          {...common}
          title={t(`${kind}Title`)}
          icon={<FloppyDiskIcon size={28} weight="duotone" />}
        >
          {kind === 'update' && <p className="mb-3">{t('updateText')}</p>}
          <p>{t('draftText')}</p>
          <DialogActions
            confirm={t(`${kind}Confirm`)}
            onConfirm={saveAndClose}
            cancel={t('keep')}
            onCancel={close}
          />
        </Dialog>
      )
    }
    case 'CANCEL_CONFIRMATION':
      return (
        <Dialog
          {...common}
          title={t('cancelTitle')}
          icon={<TrashIcon size={28} weight="duotone" />}
        >
          <CancelText draft={draft} />
          <DialogActions
            confirm={t('cancelConfirm')}
            onConfirm={discard}
            cancel={t('keep')}
            onCancel={close}
          />
        </Dialog>
      )
    case 'SUBMIT_CONFIRMATION':
      return (
        <Dialog
          key="submit"
          {...common}
          title={t('submitTitle')}
          icon={<PaperPlaneTiltIcon size={28} weight="duotone" />}
          isFullScreenOnPhone
        >
          <SubmitReview isReviewed={isReviewed} />
          <DialogActions
            confirm={t('submitConfirm')}
            onConfirm={onSubmit}
            cancel={t('keep')}
            onCancel={close}
          />
        </Dialog>
      )
    case 'LOADING':
      return (
        <Dialog
          key="submit"
          title={t('loadingTitle')}
          closeLabel={t('close')}
          icon={<PaperPlaneTiltIcon size={28} weight="duotone" />}
        >
          <ProgressBar label={t('loadingLabel')} value={progress} />
          <p className="mt-4 text-small text-text-2">{t('loadingText')}</p>
        </Dialog>
      )
    case 'SUCCESS':
      // No way out by Escape: a complaint sent from memory shows its secret here alone. The button stays in view, however long the rest is.
      return (
        <Dialog
          key="submit"
          title={t('successTitle')}
          closeLabel={t('close')}
          picture="/img/dialog-aduan.svg"
          foot={<FinishButton onFinish={finish} />}
        >
          <SuccessContent />
        </Dialog>
      )
    case 'ERROR':
      return (
        <Dialog
          key="submit"
          {...common}
          onClose={leave}
          title={failure ? unsentTitle(failure.cause) : ''}
          picture="/img/dialog-error.svg"
        >
          {failure && (
            <ErrorContent
              failure={failure}
              onRetry={onSubmit}
              onClose={leave}
              onFix={() => {
                close()
                onFix(failure.fields, failure.step ?? 1)
              }}
            />
          )}
        </Dialog>
      )
    case 'NONE':
    default:
      return null
  }
}
