'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Rememberable, RememberedComplaint } from './remembered-store'

const loadStore = () => import('./remembered-store')
type Store = Awaited<ReturnType<typeof loadStore>>

export interface Remembered {
  /** Newest first. */
  entries: readonly RememberedComplaint[]
  /** All answer false when this browser does not let it happen. */
  remember: (complaint: Rememberable) => Promise<boolean>
  keepUsed: (complaint: Rememberable) => Promise<boolean>
  forget: (number: string | null) => Promise<boolean>
}

/** The complaints that this device was asked to remember. @param isReady false until the page has come to life */
export function useRemembered(isReady: boolean): Remembered {
  const [entries, setEntries] = useState<readonly RememberedComplaint[]>([])

  const change = useCallback(async (work: (store: Store) => Promise<RememberedComplaint[]>): Promise<boolean> => {
    try {
      setEntries(await work(await loadStore()))
      return true
    } catch (error) {
      console.warn('Remembered complaints out of reach', error)
      return false
    }
  }, [])

  useEffect(() => {
    if (isReady) void change((store) => store.listRemembered())
  }, [isReady, change])

  return {
    entries,
    remember: (complaint) => change((store) => store.remember(complaint)),
    keepUsed: (complaint) => change((store) => store.keepUsed(complaint)),
    forget: (number) => change((store) => store.forget(number)),
  }
}
