'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { educations, genders, occupations, otherOccupation } from '@/lib/schemas/feedback'
import { useFeedbackContext } from '../feedback-context'
import { fieldId, type FeedbackForm } from '../model/form'
import { occupationTextMax } from '../model/problems'
import { ChoiceRow } from './choice-row'
import { DomicileField } from './domicile-field'

const occupationChoices = [...occupations, otherOccupation] as const

/** Who answers: gender, age, place, education, occupation. Nothing that names a person. */
export function PersonQuestions() {
  const t = useTranslations('feedback.person')
  const { register, control } = useFormContext<FeedbackForm>()
  const { errorOf } = useFeedbackContext()
  const [education, occupation] = useWatch({ control, name: ['education', 'occupation'] })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label text-heading">{t('legend')}</legend>
      <ChoiceRow
        field="gender"
        legend={t('gender')}
        options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
      />
      <div className="grid items-start gap-x-5 gap-y-6 border-t border-line pt-6 md:grid-cols-2">
        <TextInput
          {...register('age')}
          id={fieldId('age')}
          label={t('age')}
          note={t('ageNote')}
          placeholder={t('agePlaceholder')}
          error={errorOf('age')}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          aria-required="true"
        />
        <DomicileField />
        <Select
          {...register('education')}
          id={fieldId('education')}
          label={t('education')}
          placeholder={t('educationPlaceholder')}
          error={errorOf('education')}
          value={education}
          options={educations.map((value) => ({ value, label: t(`educations.${value}`) }))}
          aria-required="true"
        />
        <div className="space-y-6">
          <Select
            {...register('occupation')}
            id={fieldId('occupation')}
            label={t('occupation')}
            placeholder={t('occupationPlaceholder')}
            error={errorOf('occupation')}
            value={occupation}
            options={occupationChoices.map((value) => ({
              value,
              label: t(`occupations.${value}`),
            }))}
            aria-required="true"
          />
          {occupation === otherOccupation && (
            <TextInput
              {...register('occupation_text')}
              id={fieldId('occupation_text')}
              label={t('occupationText')}
              error={errorOf('occupation_text')}
              maxLength={occupationTextMax}
              autoComplete="organization-title"
              aria-required="true"
            />
          )}
        </div>
      </div>
    </fieldset>
  )
}
