'use client'

import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { withDeliveryLock } from './delivery-lock'
import { photosInOutbox, changeInOutbox } from './outbox-rows'
import type { OutboxEntry, UnsentEntry } from './outbox-entry'
import type { SendablePhoto } from '../submit-complaint'

interface Editing {
  /** Opens a waiting complaint in the form; null while no form is there, or while something else is typed in it. */
  open: ((formToken: string) => Promise<void>) | null
}

/** Where the list of waiting complaints and the form of the same page meet. */
export const useOutboxEditing = create<Editing>()(() => ({ open: null }))

const asEditing = (entry: OutboxEntry): OutboxEntry =>
  entry.state === 'sent' ? entry : { ...entry, state: 'editing' }

/** Something else was typed in the form before the complaint could be opened there. */
const asBefore = (entry: OutboxEntry): OutboxEntry =>
  entry.state === 'editing' ? { ...entry, state: entry.refusal ? 'refused' : 'waiting' } : entry

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
    let isStillFree = true
    let isOpening = false
    const open = async (formToken: string) => {
      // A second press would find the form taken.
      if (isOpening) return
      isOpening = true
      try {
        // From here on it is no longer sent by itself, and a tab that is sending it stops before its next step.
        await changeInOutbox(formToken, asEditing)
        await withDeliveryLock(formToken, true, async () => {
          const entry = await changeInOutbox(formToken, isStillFree ? asEditing : asBefore)
          if (entry?.state === 'editing') latest.current(entry, await photosInOutbox(entry))
        })
      } finally {
        isOpening = false
      }
    }
    useOutboxEditing.setState({ open })
    return () => {
      isStillFree = false
      useOutboxEditing.setState({ open: null })
    }
  }, [isFree])
}
