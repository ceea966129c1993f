'use client'

import { startTransition, useState } from 'react'
import { formFieldOf, type FieldPath } from './labels'
import { problemsOf, type FieldProblem } from './model/field-problems'
import type { ComplaintForm } from './model/form'
import type { RawImage } from './model/photos'
import { firstStep, lastStep, nextStep, previousStep, stepOf } from './model/steps'

interface StepState {
  step: number
  /** True once the step was left without success; from then on problems show and vanish with the typing. */
  isChecked: boolean
  /** Counts failed attempts, so that each brings the focus to the summary. */
  attempt: number
  /** True after the first move; a page that has just loaded keeps the focus where it was. */
  hasMoved: boolean
  /** Sentences of the server by field, until the next attempt. */
  serverErrors: Partial<Record<FieldPath, string>>
}

const start: StepState = {
  step: firstStep,
  isChecked: false,
  attempt: 0,
  hasMoved: false,
  serverErrors: {},
}

/** Walks the four steps: forward only through a step without problems, back always. */
export function useSteps(form: ComplaintForm, photos: readonly RawImage[]) {
  const [state, setState] = useState(start)
  const problems: FieldProblem[] = state.isChecked ? problemsOf(state.step, form, photos) : []

  const moveTo = (step: number, isChecked = false) =>
    setState((now) => ({
      ...now,
      step,
      isChecked,
      hasMoved: true,
      serverErrors: {},
      attempt: now.attempt + 1,
    }))

  return {
    ...state,
    problems,
    moveTo,
    back: () => state.step > firstStep && moveTo(previousStep(state.step)),
    /**
     * One step on, or over all of them.
     * @param isToEnd looks at all four steps whichever one shows, for people who only came back to change something
     * @returns true when all four steps are in order and the complaint may be sent
     */
    forward: (isToEnd = false): boolean => {
      const isWhole = isToEnd || state.step === lastStep
      const checkedSteps = isWhole ? [1, 2, 3, 4] : [state.step]
      const wrong = checkedSteps.find((step) => problemsOf(step, form, photos).length > 0)
      if (wrong !== undefined) moveTo(wrong, true)
      else if (isWhole) return true
      // A whole screen of fields: the press is painted before they are there.
      else startTransition(() => moveTo(nextStep(state.step)))
      return false
    },
    /** Leads to the first step with a field that the server refused. */
    showServerErrors: (errors: Record<string, string[]>) => {
      const known = Object.entries(errors).flatMap(([path, sentences]) => {
        const field = formFieldOf(path)
        return field && sentences[0] ? [[field, sentences[0]] as const] : []
      })
      const step = Math.min(...known.map(([field]) => stepOf(field) ?? lastStep))
      if (known.length === 0) return
      setState((now) => ({
        ...now,
        step,
        isChecked: true,
        hasMoved: true,
        serverErrors: Object.fromEntries(known),
        attempt: now.attempt + 1,
      }))
    },
    restart: () => setState({ ...start, hasMoved: true }),
  }
}

export type Steps = ReturnType<typeof useSteps>
