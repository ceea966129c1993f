'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Dialog } from '@/components/ui/dialog'
import { ErrorSummary, type SummaryEntry } from '@/components/ui/error-summary'
import { Link } from '@/components/ui/link'
import { LiveRegion } from '@/components/ui/live-region'
import { recordEvent } from '@/lib/analytics/events'
import { AspectQuestions } from './components/aspect-questions'
import { FeedbackIcon } from './components/feedback-icon'
import { FormFoot } from './components/form-foot'
import { LeaveDialog, useLeaving } from './components/leave-dialog'
import { OpinionQuestions } from './components/opinion-questions'
import { PersonQuestions } from './components/person-questions'
import { RatingQuestion } from './components/rating-question'
import { ResultDialog } from './components/result-dialog'
import { FeedbackContext } from './feedback-context'
import { emptyForm, fieldId, isRatingOverdue, type FeedbackForm } from './model/form'
import { problemsOf } from './model/problems'
import { useErrors } from './use-errors'
import { useSubmission } from './use-submission'

// A new tab, because leaving the page would forget the answers.
const privacyLink = (children: ReactNode) => (
  <Link
    href="/kebijakan-privasi"
    target="_blank"
    className="text-link underline underline-offset-4"
  >
    {children}
  </Link>
)

/**
 * The feedback form, from the right on wide windows, and what comes of it. Closing forgets all answers, by Escape after a question where
 * something was written; a failed sending keeps them (specification, section 4).
 */
export function FeedbackModal({ onClose }: { onClose: () => void }) {
  const t = useTranslations('feedback')
  const formId = useId()
  const form = useForm<FeedbackForm>({ defaultValues: emptyForm })
  const values = useWatch({ control: form.control, compute: (all: FeedbackForm) => all })
  const { status, submit, dismiss } = useSubmission()
  const [attempt, setAttempt] = useState<{ count: number; entries: SummaryEntry[] }>({
    count: 0,
    entries: [],
  })
  const problems = useMemo(() => problemsOf(values), [values])
  const isOverdue = isRatingOverdue(values)
  const hasAgeBeenLeft = form.formState.touchedFields.age === true
  const { sentenceOf, errorOf } = useErrors(problems, {
    isSubmitted: attempt.count > 0,
    isRatingOverdue: isOverdue,
    hasAgeBeenLeft,
  })
  const context = useMemo(() => ({ errorOf }), [errorOf])
  const isSending = status.kind === 'loading'
  const leaving = useLeaving(values, onClose)
  useEffect(() => recordEvent('survey-open', {}), [])

  const send = (event: FormEvent) => {
    event.preventDefault()
    // The summary names what was missing at this press; it does not move under the fingers of somebody who is filling it in.
    setAttempt({
      count: attempt.count + 1,
      entries: problems.map((problem) => ({
        targetId: fieldId(problem.field),
        text: sentenceOf(problem),
      })),
    })
    if (problems.length === 0) void submit(form.getValues())
  }

  return (
    <FormProvider {...form}>
      <FeedbackContext value={context}>
        <Dialog
          title={t('title')}
          subtitle={t('subtitle')}
          icon={<FeedbackIcon />}
          closeLabel={t('closeForm')}
          // Nothing leads out while the answers are on their way, so that their fate is always heard.
          onClose={isSending ? undefined : onClose}
          onEscape={isSending ? undefined : leaving.escape}
          isFullScreenOnPhone
          isFromRight
          width="max-w-[51.25rem]"
          foot={
            <FormFoot
              formId={formId}
              missing={problems.map(({ field }) => field)}
              isRatingOverdue={isOverdue}
              isSending={isSending}
              onClose={onClose}
            />
          }
        >
          <form id={formId} noValidate onSubmit={send}>
            {attempt.entries.length > 0 && (
              <div className="pb-6">
                <ErrorSummary
                  key={attempt.count}
                  title={t('summaryTitle', { count: attempt.entries.length })}
                  entries={attempt.entries}
                />
              </div>
            )}
            <RatingQuestion />
            <AspectQuestions />
            <OpinionQuestions />
            <div className="pt-8">
              <PersonQuestions />
            </div>
            <p className="pt-6 text-small text-text-3">
              {t.rich('privacy', { link: privacyLink })}
            </p>
          </form>
          <LiveRegion
            message={isOverdue ? t('rating.first') : problems.length === 0 ? t('complete') : ''}
          />
        </Dialog>
        {leaving.isAsking && <LeaveDialog onLeave={onClose} onStay={leaving.stay} />}
        {status.kind !== 'idle' && status.kind !== 'loading' && (
          <ResultDialog outcome={status} onClose={status.kind === 'success' ? onClose : dismiss} />
        )}
      </FeedbackContext>
    </FormProvider>
  )
}
