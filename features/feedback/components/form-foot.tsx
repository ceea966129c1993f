'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useFormatter } from '@/lib/i18n/formatter'
import type { FeedbackField } from '../model/form'

/** Up to this many missing answers are named for everybody; more would only be noise on the screen. */
const namedMax = 3

interface FormFootProps {
  formId: string
  missing: readonly FeedbackField[]
  /** The rating was passed over; it is asked for before everything else. */
  isRatingOverdue: boolean
  isSending: boolean
  onClose: () => void
}

/** What is still missing, and the two ways out of the form. A press on the inactive button tells everything that is missing. */
export function FormFoot({ formId, missing, isRatingOverdue, isSending, onClose }: FormFootProps) {
  const t = useTranslations('feedback')
  const format = useFormatter()
  const names = t('missing', { fields: format.list(missing.map((field) => t(`names.${field}`))) })
  const isComplete = missing.length === 0
  const isShort = missing.length <= namedMax
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <p
        id={`${formId}-missing`}
        className="min-w-0 text-small text-text-3 max-md:w-full md:flex-1"
      >
        {isRatingOverdue
          ? t('rating.first')
          : isComplete
            ? t('complete')
            : isShort
              ? names
              : t('fillAll')}
        {!isComplete && (isRatingOverdue || !isShort) && <span className="sr-only">. {names}</span>}
      </p>
      <div className="flex gap-3 max-md:w-full">
        <Button
          variant="secondary"
          onClick={isSending ? undefined : onClose}
          aria-disabled={isSending || undefined}
          className="max-md:flex-1"
        >
          {t('close')}
        </Button>
        <Button
          type="submit"
          form={formId}
          isLoading={isSending}
          aria-disabled={!isComplete || undefined}
          aria-describedby={`${formId}-missing`}
          className="max-md:flex-1"
        >
          {isSending ? t('sending') : t('submit')}
        </Button>
      </div>
    </div>
  )
}
