'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ErrorSummary } from '@/components/ui/error-summary'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { Stepper } from '@/components/ui/stepper'
import { useConnectionNotice } from '@/lib/connection/use-connection-notice'
import { useConnection } from '@/lib/connection/use-connection'
import { randomUuid } from '@/lib/random-uuid'
import { DraftSaved, DraftNotice } from './components/draft-notice'
import { ReviewStage } from './components/review-stage'
import { StepCard } from './components/step-card'
import { SubmitDialog } from './components/submit-dialog'
import type { FieldPath } from './labels'
import { chooseCategory, chooseSubcategory, emptyForm, type ComplaintForm } from './model/form'
import { fieldId, firstStep, lastStep, stepParts } from './model/steps'
import { useEditableOutbox } from './outbox/use-outbox-editing'
import { useSubmitStore } from './submit-store'
import { useBackButton } from './use-back-button'
import { isWorthKeeping, useDraft } from './use-draft'
import { useCategoryOfAddress } from './use-category-of-address'
import { useErrors } from './use-errors'
import { useListsAhead } from './use-lists-ahead'
import { usePhotos } from './use-photos'
import { useStages } from './use-stages'
import { useSteps } from './use-steps'
import { useSubmission } from './use-submission'
import { useTextsOfAddress } from './use-texts-of-address'
import { WizardContext, type WizardSettings } from './wizard-context'

/** The complaint form: four steps, photos, draft on the device, and the sending. Answers are kept both ways. */
export function ComplaintWizard(settings: WizardSettings) {
  const t = useTranslations('complaint')
  const review = useTranslations('complaint-review')
  const form = useForm<ComplaintForm>({ defaultValues: emptyForm })
  const values = useWatch({ control: form.control, compute: (all: ComplaintForm) => all })
  const photos = usePhotos()
  const steps = useSteps(values, photos.list)
  const errors = useErrors(steps)
  const connection = useConnection()
  useConnectionNotice()
  const locale = useLocale()
  useListsAhead(locale)
  const { getValues, setValue } = form
  const chooseOfAddress = useCallback(
    (category: string, subcategory: string | null) => {
      const information = getValues('informasi_aduan')
      // What a person has chosen meanwhile stays.
      if (information.category !== '') return
      setValue(
        'informasi_aduan',
        chooseSubcategory(chooseCategory(information, category), subcategory ?? ''),
      )
    },
    [getValues, setValue],
  )
  useCategoryOfAddress(locale, chooseOfAddress)
  const writeOfAddress = useCallback(
    (title: string, reason: string) => {
      const written = getValues('informasi_aduan')
      // What a person has written meanwhile stays.
      if (written.title === '') setValue('informasi_aduan.title', title)
      if (written.reason === '') setValue('informasi_aduan.reason', reason)
    },
    [getValues, setValue],
  )
  useTextsOfAddress(writeOfAddress)
  const [formToken, setFormToken] = useState(randomUuid)
  const isPaused = useSubmitStore(({ status }) => status === 'LOADING' || status === 'SUCCESS')
  const draft = useDraft({
    formToken,
    step: steps.step,
    form: values,
    photos: photos.list,
    isPaused,
  })
  const [announcement, announce] = useState('')

  const ask = useSubmitStore((store) => store.ask)
  const stages = useStages({
    steps,
    getForm: form.getValues,
    onSend: () => ask('SUBMIT_CONFIRMATION'),
    onLooking: () => announce(review('similar.looking')),
  })

  useBackButton(steps.step, stages)

  // What was said about one screen is not true of the next, where it would still be found by reading on.
  const screen = `${steps.attempt} ${stages.stage}`
  const [spokenScreen, setSpokenScreen] = useState(screen)
  if (screen !== spokenScreen) {
    setSpokenScreen(screen)
    announce('')
  }

  useEffect(() => useSubmitStore.getState().reset, [])

  const startOver = () => {
    form.reset(emptyForm)
    photos.clear()
    steps.restart()
    stages.restart()
    setFormToken(randomUuid())
  }
  const { submit, deleteReceipt } = useSubmission({
    formToken,
    getForm: form.getValues,
    photos,
    onStored: () => void draft.removeOwn(),
  })

  const parts = useRef<HTMLDivElement>(null)
  /** The buttons of a draft go with their notice. */
  const focusScreen = () => focusAfterRemoval(() => parts.current?.querySelector('h2'))

  const removeDraft = () => {
    focusScreen()
    void draft
      .remove()
      .then((isRemoved) => announce(t(isRemoved ? 'draft.removed' : 'draft.notRemoved')))
  }

  const discard = () => {
    if (!draft.isElsewhere) removeDraft()
    startOver()
  }

  const saveDraft = async () => {
    focusScreen()
    const isSaved = await draft.save()
    announce(isSaved ? t('draft.saved') : t('draft.failed'))
    return isSaved
  }
  const restoreDraft = async () => {
    focusScreen()
    const taken = await draft.take()
    if (!taken) return announce(t('draft.notRead'))
    // Before the rest, which is saved at once: a draft without them would take them from the device.
    await photos.restore(taken.photos)
    form.reset(taken.draft.form)
    setFormToken(taken.draft.formToken)
    steps.moveTo(taken.draft.step)
    stages.restart()
    announce(t('draft.restored'))
  }

  const askToSave = () => ask(draft.found ? 'UPDATE_CONFIRMATION' : 'SAVE_AS_DRAFT_CONFIRMATION')
  const discardSupported = () => {
    startOver()
    void draft.removeOwn().then(() => announce(review('thanks.discarded')))
  }
  const isEmpty = !isWorthKeeping(values, photos.list)
  useEditableOutbox(isEmpty, (entry, stored) => {
    form.reset(entry.form)
    setFormToken(entry.formToken)
    steps.moveTo(entry.refusal?.step ?? firstStep)
    stages.restart()
    if (entry.refusal) steps.showServerErrors(entry.refusal.fields)
    void photos.restore(stored)
  })

  const context = useMemo(
    () => ({
      form: values,
      errorOf: (path: FieldPath) => errors.get(path),
      photos,
      announce,
      ...settings,
    }),
    [values, errors, photos, announce, settings],
  )

  return (
    <FormProvider {...form}>
      <WizardContext value={context}>
        <div ref={parts} className="noscript:hidden">
          <Stepper
            label={t('wizard.stepsLabel')}
            steps={stepParts.map((part) => t(`wizard.steps.${part}`))}
            current={stages.stage === 'CHECK' ? lastStep + 1 : steps.step}
            doneLabel={t('wizard.done')}
          />
          <div className="mt-7 space-y-5">
            <DraftNotice
              draft={draft}
              isPristine={isEmpty}
              onRestore={() => void restoreDraft()}
              onReplace={() => ask('UPDATE_CONFIRMATION')}
              onRemove={removeDraft}
            />
            <div aria-live="polite" className="empty:hidden">
              {connection === 'offline' && (
                <InlineMessage tone="warning">{t('wizard.offline')}</InlineMessage>
              )}
              {connection === 'back' && (
                <InlineMessage tone="success">{t('wizard.online')}</InlineMessage>
              )}
            </div>
            {stages.stage === 'STEPS' && errors.size > 0 && (
              <ErrorSummary
                key={steps.attempt}
                entries={[...errors].map(([path, text]) => ({ targetId: fieldId(path), text }))}
              />
            )}
            {stages.stage === 'STEPS' && (
              <StepCard
                step={steps.step}
                // With a summary on the page the focus belongs there.
                takesFocus={steps.hasMoved && errors.size === 0}
                isEditing={stages.isEditing}
                isBusy={stages.isLooking}
                onBack={stages.back}
                onForward={stages.forward}
                onSaveDraft={askToSave}
                onCancel={() => ask('CANCEL_CONFIRMATION')}
              />
            )}
            <ReviewStage
              stages={stages}
              onSaveDraft={askToSave}
              onCancel={() => ask('CANCEL_CONFIRMATION')}
              onDiscard={discardSupported}
            />
            <DraftSaved draft={draft} onRemove={removeDraft} />
          </div>
        </div>
        <LiveRegion message={announcement} />
        <SubmitDialog
          isReviewed={stages.stage === 'CHECK'}
          draft={draft}
          onSubmit={() => void submit()}
          onSaveDraft={saveDraft}
          onDiscard={discard}
          onLeft={startOver}
          onFinished={() => void deleteReceipt().then(startOver)}
          onFix={(fields, step) => {
            stages.toFix()
            if (Object.keys(fields).length > 0) steps.showServerErrors(fields)
            else steps.moveTo(step)
          }}
        />
      </WizardContext>
    </FormProvider>
  )
}
