'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextArea } from '@/components/ui/text-area'
import { compliments, feedbackTextMax } from '@/lib/schemas/feedback'
import { characterCount } from '@/lib/typed-text'
import { useFeedbackContext } from '../feedback-context'
import { fieldId, type FeedbackForm } from '../model/form'
import { ChoiceRow } from './choice-row'

/** Whether the person found what they were looking for, criticism and suggestions. */
export function OpinionQuestions() {
  const t = useTranslations('feedback')
  return (
    <>
      <ChoiceRow
        field="compliments"
        legend={t('compliments.legend')}
        options={compliments.map((answer) => ({
          value: answer,
          label: t(`compliments.options.${answer}`),
        }))}
      />
      <div className="grid gap-x-5 gap-y-6 border-t border-line pt-6 md:grid-cols-2">
        <OpinionText field="criticism" />
        <OpinionText field="suggestions" />
      </div>
    </>
  )
}

function OpinionText({ field }: { field: 'criticism' | 'suggestions' }) {
  const t = useTranslations('feedback')
  const { register, control } = useFormContext<FeedbackForm>()
  const text = useWatch({ control, name: field })
  return (
    <TextArea
      {...register(field)}
      id={fieldId(field)}
      label={t(`texts.${field}`)}
      hint={t('texts.hint')}
      placeholder={t(`texts.${field}Placeholder`)}
      error={useFeedbackContext().errorOf(field)}
      counter={t('counter', { count: feedbackTextMax - characterCount(text) })}
      characterMax={feedbackTextMax}
      rows={3}
      aria-required="true"
    />
  )
}
