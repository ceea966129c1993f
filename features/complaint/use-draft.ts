'use client'

import { useCallback, useEffect, useState } from 'react'
import { deleteDraft, loadDraft, saveDraft, type Draft } from './drafts'

export interface DraftState {
  /** The draft on this device, once looked for. */
  draft: Draft | null
  /** @returns false when this browser keeps nothing */
  save: (draft: Draft) => Promise<boolean>
  remove: () => Promise<void>
}

/** The draft of this device. Storage that refuses is reported, never thrown. */
export function useDraft(): DraftState {
  const [draft, setDraft] = useState<Draft | null>(null)

  useEffect(() => {
    let isGone = false
    loadDraft().then(
      (found) => !isGone && setDraft(found),
      (error: unknown) => console.warn('Draft not readable', error),
    )
    return () => {
      isGone = true
    }
  }, [])

  const save = useCallback(async (next: Draft) => {
    try {
      await saveDraft(next)
      setDraft(next)
      return true
    } catch (error) {
      console.warn('Draft not saved', error)
      return false
    }
  }, [])

  const remove = useCallback(async () => {
    setDraft(null)
    await deleteDraft().catch((error: unknown) => console.warn('Draft not deleted', error))
  }, [])

  return { draft, save, remove }
}
