import { useEffect } from 'react'
import { create } from 'zustand'

const useNotes = create<{ count: number }>()(() => ({ count: 0 }))
const add = (change: number) => useNotes.setState(({ count }) => ({ count: count + change }))

/** Says that this part of the page tells people itself when the connection goes, so that nobody hears of it twice. */
export function useConnectionNotice() {
  useEffect(() => {
    add(1)
    return () => add(-1)
  }, [])
}

/** True while some part of the page tells it itself. */
export const useHasConnectionNotice = () => useNotes(({ count }) => count > 0)
