'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { FailureCode } from '@/components/ui/failure-code'
import { ModalTitle } from '@/components/ui/modal-title'
import { Link } from '@/components/ui/link'
import { useModal } from '@/components/ui/use-modal'
import { portalIndexPath } from '@/lib/address/paths'
import { useFailureText } from '@/lib/failures/use-failure-message'
import type { SubmissionOutcome } from '../use-submission'

const pictures = {
  success: '/img/dialog-success.svg',
  recent: '/img/dialog-wait.svg',
  limited: '/img/dialog-wait.svg',
  error: '/img/dialog-error.svg',
} as const

interface ResultDialogProps {
  outcome: SubmissionOutcome
  onClose: () => void
}

/**
 * How the sending ended (specification, section 8): picture, title, one sentence, 320 px wide. The one button and Escape lead out, both to
 * the same place; the shared dialog would add a cross that says the same once more. Thanks also lead to what the answers add up to.
 */
export function ResultDialog({ outcome, onClose }: ResultDialogProps) {
  const textOf = useFailureText('feedback')
  const failure = outcome.kind === 'failed' ? outcome.failure : null
  const variant =
    outcome.kind !== 'failed'
      ? outcome.kind
      : outcome.failure.cause === 'limited'
        ? 'limited'
        : 'error'
  const t = useTranslations(`feedback.results.${variant}`)
  const { heading, nextStep } = failure
    ? textOf(failure)
    : { heading: t('title'), nextStep: t('text') }
  const modal = useModal({ onClose })
  const titleId = useId()
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-text`}
      className={
        'modal-dialog m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-80 overflow-y-auto ' +
        'rounded-dialog bg-surface px-6.5 pb-6.5 pt-4 text-center text-text shadow-5 backdrop:bg-scrim'
      }
    >
      <img src={pictures[variant]} alt="" width={220} height={157} className="mx-auto w-55" />
      <ModalTitle id={titleId} className="mt-2 text-h3 text-heading">
        {heading}
      </ModalTitle>
      <p id={`${titleId}-text`} className="mt-2 text-[0.9375rem] text-text-2">
        {nextStep}
      </p>
      {variant === 'success' && <IndexLink onClick={onClose} />}
      <FailureCode code={failure?.requestId} />
      <Button onClick={onClose} className="mt-5 w-full">
        {t('button')}
      </Button>
    </dialog>
  )
}

function IndexLink({ onClick }: { onClick: () => void }) {
  const t = useTranslations('feedback.results.success')
  return (
    <Link
      href={portalIndexPath}
      onClick={onClick}
      className="mt-2 inline-flex min-h-11 items-center text-link underline underline-offset-4 hover:text-link-hover"
    >
      {t('index')}
    </Link>
  )
}
