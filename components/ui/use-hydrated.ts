'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in server HTML and during hydration, true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
