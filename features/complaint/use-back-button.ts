'use client'

import { useEffect, useRef } from 'react'
import { firstStep } from './model/steps'
import { useSubmitStore } from './submit-store'
import type { Stages } from './use-stages'

/** Marks the entry that the form adds to the browser's history. */
const mark = 'complaintForm'

const isMarked = () => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && mark in state
}

function addEntry() {
  // The browser would scroll to where the screen before was left, away from the one that shows.
  window.history.scrollRestoration = 'manual'
  window.history.pushState({ [mark]: true }, '')
}

/** One screen back, or out of a dialog. @returns whether the form stays where it is, and the next press counts again */
function goBack({ stage, back, backToSteps }: Stages): boolean {
  const { status, close } = useSubmitStore.getState()
  if (status !== 'NONE') {
    close()
    return true
  }
  if (stage === 'STEPS') back()
  else backToSteps()
  return false
}

/**
 * Lets the browser's back button, and the gesture of phones, go one screen back in the form instead of out of it. While there is such a
 * screen, the history holds one more entry of the same page; it goes with the last of them, so that the next press leaves the form.
 */
export function useBackButton(step: number, stages: Stages): void {
  const hasNumber = useSubmitStore(({ status }) => status === 'SUCCESS')
  const hasScreens =
    !hasNumber && (stages.stage === 'STEPS' ? step > firstStep : stages.stage !== 'SUPPORTED')
  const isHeld = useRef(false)
  const latest = useRef(stages)
  useEffect(() => {
    latest.current = stages
  })

  useEffect(() => {
    // A page that was loaded again, or come back to, may stand at the entry of its life before.
    isHeld.current = isMarked()
    const onPop = () => {
      const wasHeld = isHeld.current
      // True after the browser's forward button.
      isHeld.current = isMarked()
      if (!wasHeld || isHeld.current || !goBack(latest.current)) return
      addEntry()
      isHeld.current = true
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      window.history.scrollRestoration = 'auto'
    }
  }, [])

  // After every change, because a press takes the entry away.
  useEffect(() => {
    if (hasScreens === isHeld.current) return
    isHeld.current = hasScreens
    if (hasScreens) addEntry()
    else window.history.back()
  })
}
