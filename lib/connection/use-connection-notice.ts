import { useEffect } from 'react'
import { create } from 'zustand'
import { forgetReturn } from './use-connection'

const useNotes = create<{ count: number }>()(() => ({ count: 0 }))
const add = (change: number) => useNotes.setState(({ count }) => ({ count: count + change }))

/** Marks that this part of the page shows its own notice of a lost connection, so that it is not shown twice. */
export function useConnectionNotice() {
  useEffect(() => {
    add(1)
    return () => {
      forgetReturn()
      add(-1)
    }
  }, [])
}

/** True while a part of the page shows its own notice. */
export const useHasConnectionNotice = () => useNotes(({ count }) => count > 0)
