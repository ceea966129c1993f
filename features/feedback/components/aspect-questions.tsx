'use client'

import { useTranslations } from 'next-intl'
import { aspects, aspectScores } from '@/lib/schemas/feedback'
import { ChoiceRow } from './choice-row'

/** The survey: four aspects, each from 1 to 4. */
export function AspectQuestions() {
  const t = useTranslations('feedback.aspects')
  const options = aspectScores.map((score) => ({ value: `${score}`, label: t(`options.${score}`) }))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label text-heading">{t('legend')}</legend>
      {aspects.map((aspect) => (
        <ChoiceRow key={aspect} field={aspect} legend={t(aspect)} options={options} />
      ))}
    </fieldset>
  )
}
