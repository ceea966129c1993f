'use client'

import { ArrowLeftIcon, ArrowRightIcon, PaperPlaneTiltIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { firstStep, lastStep, partOf } from '../model/steps'
import { StepInformation } from './step-information'
import { StepLocation } from './step-location'
import { StepPhotos } from './step-photos'
import { StepReporter } from './step-reporter'

const contents = { data_wargi: StepReporter, informasi_aduan: StepInformation, foto_aduan: StepPhotos, lokasi_aduan: StepLocation }
const forwardLabels = ['toInformation', 'toPhotos', 'toLocation'] as const

interface StepCardProps {
  step: number
  takesFocus: boolean
  onBack: () => void
  onForward: () => void
  onSaveDraft: () => void
  onCancel: () => void
}

/** One step: heading, fields, and the bar with the ways on. Enter in a text field goes on as the button does. */
export function StepCard({ step, takesFocus, onBack, onForward, onSaveDraft, onCancel }: StepCardProps) {
  const t = useTranslations('complaint.wizard')
  const part = partOf(step)
  const Content = contents[part]
  const next = forwardLabels[step - 1]
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
      <StepHeading key={step} takesFocus={takesFocus} prefix={t('stepHeading', { step, total: lastStep })}>
        {t(`steps.${part}`)}
      </StepHeading>
      <p className="mt-1 text-small text-text-3">{t('requiredNote')}</p>
      <div className="mt-6 space-y-6">
        <Content />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-6">
        {step > firstStep && (
          <Button variant="secondary" onClick={onBack} className="max-sm:gap-2 max-sm:px-4">
            <ArrowLeftIcon aria-hidden="true" size={20} weight="bold" />
            {t('back')}
          </Button>
        )}
        <div className="flex flex-wrap items-center gap-3 max-sm:order-last max-sm:w-full max-sm:justify-center sm:ms-auto">
          <Button variant="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button variant="text" onClick={onSaveDraft}>
            {t('saveDraft')}
          </Button>
        </div>
        <Button type="submit" className="max-sm:flex-1 max-sm:gap-2 max-sm:px-3">
          {next ? t(`next.${next}`) : t('submit')}
          {next ? <ArrowRightIcon aria-hidden="true" size={20} weight="bold" /> : <PaperPlaneTiltIcon aria-hidden="true" size={20} weight="bold" />}
        </Button>
      </div>
    </form>
  )
}

function StepHeading({ takesFocus, prefix, children }: { takesFocus: boolean; prefix: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shouldFocus = useRef(takesFocus)
  useEffect(() => {
    if (!shouldFocus.current) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <h2 ref={heading} id="step-heading" tabIndex={-1} className="text-h3 text-heading md:text-[1.5rem]">
      <span className="sr-only">{prefix}</span> {children}
    </h2>
  )
}
