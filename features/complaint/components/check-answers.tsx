'use client'

import { PaperPlaneTiltIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { FieldPath } from '../labels'
import type { ComplaintForm } from '../model/form'
import { stepParts } from '../model/steps'
import { useAnswers } from '../use-answers'
import { useChosenNames } from '../use-chosen-names'
import { AnswerList } from './answer-list'
import { PersonalDataReminder } from './personal-data-reminder'
import { PhotosNotSent } from './photos-not-sent'
import { PublicPreview } from './public-preview'
import { PurposeNotice } from './purpose-notice'
import { ScreenActions } from './screen-actions'
import { ScreenCard } from './screen-card'
import { isGood } from '../model/photos'
import { useWizardContext } from '../wizard-context'

/** The photos that will be sent, small. */
function PhotoThumbnails() {
  const t = useTranslations('complaint.photos')
  const { photos } = useWizardContext()
  return (
    <ul aria-label={t('listLabel')} className="flex flex-wrap gap-2.5 pt-1">
      {photos.list.filter(isGood).map((photo) => (
        <li key={photo.id}>
          <img
            src={photo.preview_url}
            alt={t('alt', { name: photo.image_file.name })}
            className="size-20 rounded-md bg-batu-100 object-cover"
          />
        </li>
      ))}
    </ul>
  )
}

interface CheckAnswersProps {
  /** Leads to a field; going on from there comes back here. */
  onChange: (path: FieldPath) => void
  onBack: () => void
  onSend: () => void
  onSaveDraft: () => void
  onCancel: () => void
}

function ChosenPhotos() {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place}>
      <PhotoThumbnails />
      <PhotosNotSent next={() => place.current} />
    </div>
  )
}

/** All answers by step with the ways to change them, and what the public will see, before anything is sent. */
export function CheckAnswers({
  onChange,
  onBack,
  onSend,
  onSaveDraft,
  onCancel,
}: CheckAnswersProps) {
  const t = useTranslations('complaint')
  const tCheck = useTranslations('complaint-review.check')
  const { control } = useFormContext<ComplaintForm>()
  const form = useWatch({ control, compute: (all: ComplaintForm) => all })
  const names = useChosenNames(form.informasi_aduan)
  const answers = {
    ...useAnswers(form, names),
    foto_aduan: [{ path: 'foto_aduan.images' as const, value: <ChosenPhotos /> }],
  }

  return (
    <ScreenCard headingId="check-heading" heading={tCheck('title')}>
      <p className="mt-1 text-text-2">{tCheck('intro')}</p>
      <PersonalDataReminder information={form.informasi_aduan} onChange={onChange} />
      {stepParts.map((part) => (
        <AnswerList
          key={part}
          title={t(`wizard.steps.${part}`)}
          answers={answers[part]}
          onChange={onChange}
        />
      ))}
      <PublicPreview
        form={form}
        category={
          names.subcategory === '' ? names.category : `${names.category} · ${names.subcategory}`
        }
      />
      <PurposeNotice />
      <ScreenActions onBack={onBack} onSaveDraft={onSaveDraft} onCancel={onCancel}>
        <Button onClick={onSend} className="max-sm:flex-1 max-sm:gap-2 max-sm:px-3">
          {t('wizard.submit')}
          <PaperPlaneTiltIcon aria-hidden="true" size={20} weight="bold" />
        </Button>
      </ScreenActions>
    </ScreenCard>
  )
}
