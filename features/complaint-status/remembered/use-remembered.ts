'use client'

import { useEffect, useState } from 'react'
import { followReturn } from '@/lib/device/follow-return'
import type { Rememberable, RememberedComplaint } from './remembered-store'

const loadStore = () => import('./remembered-store')
type Store = Awaited<ReturnType<typeof loadStore>>
const warn = (error: unknown) => console.warn('Remembered complaints out of reach', error)

export interface Remembered {
  /** Newest first. */
  entries: readonly RememberedComplaint[]
  /** All answer false when this browser does not let it happen. */
  remember: (complaint: Rememberable) => Promise<boolean>
  keepUsed: (complaint: Rememberable) => Promise<boolean>
  forget: (number: string | null) => Promise<boolean>
}

/** The complaints that this device was asked to remember. */
export function useRemembered(): Remembered {
  const [entries, setEntries] = useState<readonly RememberedComplaint[]>([])

  useEffect(() => {
    const read = () => {
      loadStore()
        .then(({ listRemembered }) => listRemembered())
        .then(setEntries, warn)
    }
    read()
    // What was forgotten in another tab must not stay on the screen of a device that others use, nor come back with the page.
    return followReturn(read)
  }, [])

  const change = async (
    work: (store: Store) => Promise<RememberedComplaint[]>,
  ): Promise<boolean> => {
    try {
      setEntries(await work(await loadStore()))
      return true
    } catch (error) {
      warn(error)
      return false
    }
  }

  return {
    entries,
    remember: (complaint) => change((store) => store.remember(complaint)),
    keepUsed: (complaint) => change((store) => store.keepUsed(complaint)),
    forget: (number) => change((store) => store.forget(number)),
  }
}
