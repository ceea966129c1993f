'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ErrorSummary } from '@/components/ui/error-summary'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { Stepper } from '@/components/ui/stepper'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useOwnConnectionNote } from '@/lib/connection/own-notes'
import { useConnection } from '@/lib/connection/use-connection'
import { DraftNotice } from './components/draft-notice'
import { StepCard } from './components/step-card'
import { SubmitDialog } from './components/submit-dialog'
import { fieldLabels, type FieldPath } from './labels'
import { emptyForm, type ComplaintForm } from './model/form'
import { fieldId, stepParts } from './model/steps'
import { randomUuid } from './random-uuid'
import { useSubmitStore } from './submit-store'
import { useDraft } from './use-draft'
import { useFieldMessages } from './use-field-messages'
import { usePhotos } from './use-photos'
import { useSteps } from './use-steps'
import { useSubmission } from './use-submission'
import { WizardContext } from './wizard-context'

const isFieldPath = (path: string): path is FieldPath => Object.hasOwn(fieldLabels, path)

/** The complaint form: four steps, photos, draft on the device, and the sending. Answers are kept both ways. */
export function ComplaintWizard() {
  const t = useTranslations('complaint')
  const format = useFormatter()
  const messageOf = useFieldMessages()
  const form = useForm<ComplaintForm>({ defaultValues: emptyForm })
  const values = useWatch({ control: form.control, compute: (all: ComplaintForm) => all })
  const photos = usePhotos()
  const steps = useSteps(values, photos.list)
  const draft = useDraft()
  const connection = useConnection()
  useOwnConnectionNote()
  const [formToken, setFormToken] = useState(randomUuid)
  const [isDraftRefused, setIsDraftRefused] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  // Nothing may be typed before the page is alive: it would be lost. Inert looks the same as ready.
  const isReady = useHydrated()
  const announce = useCallback((message: string) => setAnnouncement(message), [])

  useEffect(() => useSubmitStore.getState().reset, [])

  const startOver = () => {
    form.reset(emptyForm)
    photos.clear()
    steps.restart()
    setFormToken(randomUuid())
  }
  const submit = useSubmission({ formToken, getForm: form.getValues, photos, onStored: () => void draft.remove() })

  const saveDraft = async () => {
    const files = photos.list.map(async ({ image_file: file }) => ({ name: file.name, type: file.type, bytes: await file.arrayBuffer() }))
    const isSaved = await draft.save({ savedAt: Date.now(), formToken, step: steps.step, form: form.getValues(), photos: await Promise.all(files) })
    setIsDraftRefused(!isSaved)
    announce(isSaved ? t('draft.saved') : t('draft.failed'))
    return isSaved
  }
  const restoreDraft = async () => {
    if (!draft.draft) return
    const { form: kept, photos: files, step, formToken: token } = draft.draft
    form.reset(kept)
    photos.clear()
    setFormToken(token)
    steps.moveTo(step)
    await photos.add(files.map(({ name, type, bytes }) => new File([bytes], name, { type })))
    announce(t('draft.restored'))
  }

  const removeDraft = () => void draft.remove().then(() => announce(t('draft.removed')))

  const errors = useMemo(() => {
    const sentences = new Map<FieldPath, string>()
    for (const problem of steps.problems) {
      const { path } = problem
      if (isFieldPath(path)) sentences.set(path, messageOf({ ...problem, path }))
    }
    for (const [path, sentence] of Object.entries(steps.serverErrors)) if (isFieldPath(path) && !sentences.has(path)) sentences.set(path, sentence)
    return sentences
  }, [steps.problems, steps.serverErrors, messageOf])

  const context = useMemo(() => ({ errorOf: (path: FieldPath) => errors.get(path), photos, announce }), [errors, photos, announce])
  const draftTime = draft.draft && format.dateTime(draft.draft.savedAt, { dateStyle: 'long', timeStyle: 'short' })
  const isPristine = !steps.hasMoved && !form.formState.isDirty

  return (
    <FormProvider {...form}>
      <WizardContext value={context}>
        <div inert={!isReady} className="noscript:hidden">
          <Stepper label={t('wizard.stepsLabel')} steps={stepParts.map((part) => t(`wizard.steps.${part}`))} current={steps.step} doneLabel={t('wizard.done')} />
          <div className="mt-7 space-y-5">
            {draftTime && isPristine && <DraftNotice time={draftTime} onRestore={() => void restoreDraft()} onRemove={removeDraft} />}
            <div aria-live="polite" className="empty:hidden">
              {connection === 'offline' && <InlineMessage tone="warning">{t('wizard.offline')}</InlineMessage>}
              {connection === 'back' && <InlineMessage tone="success">{t('wizard.online')}</InlineMessage>}
            </div>
            {errors.size > 0 && (
              <ErrorSummary
                key={steps.attempt}
                title={t('wizard.summaryTitle', { count: errors.size })}
                titlePrefix={t('wizard.errorPrefix')}
                entries={[...errors].map(([path, text]) => ({ targetId: fieldId(path), text }))}
              />
            )}
            <StepCard
              step={steps.step}
              // With a summary on the page the focus belongs there.
              takesFocus={steps.hasMoved && errors.size === 0}
              onBack={steps.back}
              onForward={() => steps.forward() && useSubmitStore.getState().ask('SUBMIT_CONFIRMATION')}
              onSaveDraft={() => useSubmitStore.getState().ask(draft.draft ? 'UPDATE_CONFIRMATION' : 'SAVE_AS_DRAFT_CONFIRMATION')}
              onCancel={() => useSubmitStore.getState().ask('CANCEL_CONFIRMATION')}
            />
            {draftTime && !isPristine && <DraftNotice time={draftTime} onRemove={removeDraft} />}
            {isDraftRefused && <InlineMessage tone="error">{t('draft.failed')}</InlineMessage>}
          </div>
        </div>
        <LiveRegion message={announcement} />
        <SubmitDialog
          onSubmit={() => void submit()}
          onSaveDraft={saveDraft}
          onDiscard={startOver}
          onFinished={startOver}
          onFix={(fields, step) => (Object.keys(fields).length > 0 ? steps.showServerErrors(fields) : steps.moveTo(step))}
        />
      </WizardContext>
    </FormProvider>
  )
}
