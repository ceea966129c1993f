'use client'

import { useEffect, useRef, useState } from 'react'
import { loadOutboxPanel, loadReviewScreens, type ReviewScreens } from './load-parts'
import type { FieldPath } from './labels'
import type { ComplaintForm } from './model/form'
import { fieldId, lastStep, stepOf } from './model/steps'
import type { SimilarComplaint } from '@/lib/schemas/complaint-monitoring'
import type { Supported } from './components/similar-complaints'
import type { Steps } from './use-steps'

/** Where the form stands: in its steps, at the complaints of others, at the check before sending, or at the end of joining another one. */
type Stage = 'STEPS' | 'SIMILAR' | 'CHECK' | 'SUPPORTED'

interface StageState {
  stage: Stage
  /** True between a "change" link and the return to the check. */
  isEditing: boolean
  isLooking: boolean
  similar: readonly SimilarComplaint[]
  supported: Supported | null
  /** Field that a "change" link leads to. */
  target: { path: FieldPath } | null
}

const start: StageState = {
  stage: 'STEPS',
  isEditing: false,
  isLooking: false,
  similar: [],
  supported: null,
  target: null,
}

/** Steps from which on the screens that follow are fetched. */
const prefetchStep = 3

interface Options {
  steps: Steps
  getForm: () => ComplaintForm
  /** Asks for the last confirmation. */
  onSend: () => void
  onLooking: () => void
}

/**
 * Leads from the four steps over similar complaints of others to the check and back. The same question about others is asked once; without
 * network, answer or the code of the screens the way goes on without them.
 */
export function useStages({ steps, getForm, onSend, onLooking }: Options) {
  const [state, setState] = useState(start)
  const [screens, setScreens] = useState<ReviewScreens | null>(null)
  const requested = useRef('')
  // A move made meanwhile takes the answer's right to move anybody.
  const round = useRef(0)

  const moveTo = (next: Partial<StageState>) => {
    round.current += 1
    setState((now) => ({ ...now, isLooking: false, target: null, ...next }))
  }

  const isNear = steps.step >= prefetchStep
  useEffect(() => {
    if (!isNear) return
    void loadReviewScreens().then((loaded) => loaded && setScreens(() => loaded))
    // Without a service worker it could not be had any more once the network is gone.
    void loadOutboxPanel()
  }, [isNear])

  useEffect(() => {
    if (!state.target) return
    const field = document.getElementById(fieldId(state.target.path))
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [state.target])

  const findOthers = async ({
    similarQuestion,
    findSimilar,
  }: ReviewScreens): Promise<readonly SimilarComplaint[]> => {
    const question = similarQuestion(getForm())
    const key = JSON.stringify(question)
    if (!question || key === requested.current || !navigator.onLine) return []
    onLooking()
    const { hasSucceeded, list } = await findSimilar(question)
    if (hasSucceeded) requested.current = key
    return list
  }

  const leaveSteps = async () => {
    round.current += 1
    const mine = round.current
    setState((now) => ({ ...now, isLooking: true }))
    const loaded = screens ?? (await loadReviewScreens())
    const similar = loaded ? await findOthers(loaded) : []
    if (mine !== round.current) return
    if (loaded) setScreens(() => loaded)
    moveTo(loaded ? { stage: similar.length > 0 ? 'SIMILAR' : 'CHECK', similar } : {})
    if (!loaded) onSend()
  }

  return {
    ...state,
    screens,
    forward: () => {
      if (!state.isLooking && steps.forward(state.isEditing)) void leaveSteps()
    },
    back: () => {
      moveTo({})
      steps.back()
    },
    /** From a screen after the steps to the last of them. */
    backToSteps: () => {
      steps.moveTo(lastStep)
      moveTo({ stage: 'STEPS', isEditing: false })
    },
    toCheck: () => moveTo({ stage: 'CHECK' }),
    toThanks: (supported: Supported) => moveTo({ stage: 'SUPPORTED', supported }),
    change: (path: FieldPath) => {
      steps.moveTo(stepOf(path) ?? lastStep)
      moveTo({ stage: 'STEPS', isEditing: true, target: { path } })
    },
    /** Sends when all answers are still in order; else the steps show what is wrong. */
    send: () => {
      if (steps.forward(true)) onSend()
      else moveTo({ stage: 'STEPS', isEditing: true })
    },
    /** To the steps, such as for a field the server refused; going on from there leads to the check. */
    toFix: () => moveTo({ stage: 'STEPS', isEditing: true }),
    restart: () => {
      requested.current = ''
      moveTo(start)
    },
  }
}

export type Stages = ReturnType<typeof useStages>
