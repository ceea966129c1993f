'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in server HTML and while the page comes alive, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
