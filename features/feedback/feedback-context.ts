'use client'

import { createContext, use } from 'react'
import type { FeedbackField } from './model/form'

interface FeedbackContextValue {
  /** What is wrong with a field, in words; undefined while there is nothing to say. */
  errorOf: (field: FeedbackField) => string | undefined
}

export const FeedbackContext = createContext<FeedbackContextValue>({ errorOf: () => undefined })

export const useFeedbackContext = () => use(FeedbackContext)
