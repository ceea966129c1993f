'use client'

import type { Stages } from '../use-stages'

interface ReviewStageProps {
  stages: Stages
  onSaveDraft: () => void
  onCancel: () => void
  /** Forgets form, photos and draft. */
  onDiscard: () => void
}

/** Whichever screen follows the steps now; nothing while the steps show. */
export function ReviewStage({ stages, onSaveDraft, onCancel, onDiscard }: ReviewStageProps) {
  const { stage, screens, similar, supported } = stages
  if (!screens || stage === 'STEPS') return null
  const { CheckAnswers, SimilarComplaints, SupportThanks } = screens
  if (stage === 'SIMILAR') {
    return (
      <SimilarComplaints
        list={similar}
        onSupported={stages.toThanks}
        onDifferent={stages.toCheck}
        onBack={stages.backToSteps}
      />
    )
  }
  if (stage === 'SUPPORTED')
    return (
      supported && (
        <SupportThanks supported={supported} onDiscard={onDiscard} onContinue={stages.toCheck} />
      )
    )
  return (
    <CheckAnswers
      onChange={stages.change}
      onBack={stages.backToSteps}
      onSend={stages.send}
      onSaveDraft={onSaveDraft}
      onCancel={onCancel}
    />
  )
}
