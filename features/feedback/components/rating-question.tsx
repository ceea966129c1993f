'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { Rating } from '@/components/ui/rating'
import { ratings } from '@/lib/schemas/rating'
import { useFeedbackContext } from '../feedback-context'
import { fieldId, type FeedbackForm } from '../model/form'

/** The first question: satisfaction with the portal, from 1 to 5. */
export function RatingQuestion() {
  const t = useTranslations('feedback.rating')
  const { control } = useFormContext<FeedbackForm>()
  const { field } = useController({ control, name: 'rating' })
  return (
    <Rating
      id={fieldId('rating')}
      legend={t('legend')}
      options={ratings.map((rating) => ({
        value: `${rating}` as const,
        label: t(`options.${rating}`),
        mood: rating,
      }))}
      value={field.value}
      onChange={field.onChange}
      error={useFeedbackContext().errorOf('rating')}
    />
  )
}
