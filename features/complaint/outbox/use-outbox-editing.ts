'use client'

import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { photosInOutbox, changeInOutbox } from './outbox-rows'
import type { UnsentEntry } from './outbox-entry'
import type { SendablePhoto } from '../submit-complaint'

interface Editing {
  /** Opens a waiting complaint in the form; null while no form is there, or while something else is typed in it. */
  open: ((formToken: string) => Promise<void>) | null
}

/** Where the list of waiting complaints and the form of the same page meet. */
export const useOutboxEditing = create<Editing>()(() => ({ open: null }))

/** Lets waiting complaints be opened in this form. @param isFree false while something else is typed in it */
export function useEditableOutbox(
  isFree: boolean,
  onOpen: (entry: UnsentEntry, photos: SendablePhoto[]) => void,
) {
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })

  useEffect(() => {
    if (!isFree) return undefined
    const open = async (formToken: string) => {
      // From here on it is no longer sent by itself.
      const entry = await changeInOutbox(formToken, (current) =>
        current.state === 'sent' ? current : { ...current, state: 'editing' },
      )
      if (entry && entry.state !== 'sent') latest.current(entry, await photosInOutbox(entry))
    }
    useOutboxEditing.setState({ open })
    return () => useOutboxEditing.setState({ open: null })
  }, [isFree])
}
