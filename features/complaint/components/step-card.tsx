'use client'

import { ArrowRightIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { firstStep, lastStep, partOf } from '../model/steps'
import { ScreenActions } from './screen-actions'
import { ScreenHeading } from './screen-heading'
import { StepInformation } from './step-information'
import { StepLocation } from '../location/step-location'
import { StepPhotos } from './step-photos'
import { StepReporter } from './step-reporter'

const contents = {
  data_wargi: StepReporter,
  informasi_aduan: StepInformation,
  foto_aduan: StepPhotos,
  lokasi_aduan: StepLocation,
}
const forwardLabels = ['toInformation', 'toPhotos', 'toLocation', 'toCheck'] as const

interface StepCardProps {
  step: number
  takesFocus: boolean
  /** Came from the check of all answers; going on returns there. */
  isEditing: boolean
  /** The way on is being prepared. */
  isBusy: boolean
  onBack: () => void
  onForward: () => void
  onSaveDraft: () => void
  onCancel: () => void
}

/** One step: heading, fields, and the bar with the ways on. Enter in a text field goes on as the button does. */
export function StepCard({
  step,
  takesFocus,
  isEditing,
  isBusy,
  onBack,
  onForward,
  onSaveDraft,
  onCancel,
}: StepCardProps) {
  const t = useTranslations('complaint.wizard')
  const part = partOf(step)
  const Content = contents[part]
  const next = forwardLabels[step - 1] ?? 'toCheck'
  return (
    <form
      noValidate
      aria-labelledby="step-heading"
      onSubmit={(event) => {
        event.preventDefault()
        onForward()
      }}
      className="rounded-card bg-surface p-5 shadow-0 sm:p-7 lg:p-9"
    >
      <ScreenHeading
        key={step}
        id="step-heading"
        takesFocus={takesFocus}
        prefix={t('stepHeading', { step, total: lastStep })}
      >
        {t(`steps.${part}`)}
      </ScreenHeading>
      <p className="mt-1 text-small text-text-3">{t('requiredNote')}</p>
      <div className="mt-6 space-y-6">
        <Content />
      </div>
      <ScreenActions
        onBack={step > firstStep ? onBack : undefined}
        onSaveDraft={onSaveDraft}
        onCancel={onCancel}
      >
        <Button type="submit" isLoading={isBusy} className="max-sm:flex-1 max-sm:gap-2 max-sm:px-3">
          {t(`next.${isEditing ? 'toCheck' : next}`)}
          <ArrowRightIcon aria-hidden="true" size={20} weight="bold" />
        </Button>
      </ScreenActions>
    </form>
  )
}
