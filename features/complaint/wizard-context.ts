'use client'

import { createContext, useContext } from 'react'
import type { FieldPath } from './labels'
import type { ComplaintForm } from './model/form'
import type { Photos } from './use-photos'

/** What the settings of the portal say, from the server. */
export interface WizardSettings {
  /** Key of the street map; missing while none is set. */
  mapsKey: string | undefined
  /** Days after its end that a complaint keeps who sent it. */
  identityDays: number
  /** Whether news of complaints goes out by mail. */
  sendsMail: boolean
}

export interface WizardContextValue extends WizardSettings {
  /**
   * What is filled in so far. Steps read it from here: they appear in a transition, and a watch of their own would miss what is set
   * between their first render and their mounting.
   */
  form: ComplaintForm
  /** Sentence of what is wrong with a field, in the page's language. */
  errorOf: (path: FieldPath) => string | undefined
  photos: Photos
  /** Says something politely to screen readers. */
  announce: (message: string) => void
}

export const WizardContext = createContext<WizardContextValue | null>(null)

/** @throws when used outside of the wizard */
export function useWizardContext(): WizardContextValue {
  const value = useContext(WizardContext)
  if (!value) throw new Error('Steps live inside the complaint wizard')
  return value
}
