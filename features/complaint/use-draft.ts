'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { photoToStore, readPhotos } from '@/lib/device/device-database'
import { deleteDraft, loadDraft, saveDraft, type Draft } from './drafts'
import { emptyForm, type ComplaintForm } from './model/form'
import type { RawImage } from './model/photos'
import { useDraftLock } from './use-draft-lock'
import type { RestoredPhoto } from './use-photos'

/** How long the hands must rest before words are saved, milliseconds. */
export const draftPauseMs = 800

interface Content {
  formToken: string
  step: number
  form: ComplaintForm
  photos: readonly RawImage[]
}

interface Options extends Content {
  /** True while the complaint is on its way or there: a draft of it must not come back. */
  isPaused: boolean
}

export interface DraftState {
  /** A draft of an earlier visit, until it is taken up, deleted or replaced. */
  found: Draft | null
  /** When this very form was last saved; null while it is not. */
  savedAt: number | null
  /** Another tab has the form open and keeps the draft. */
  isElsewhere: boolean
  /** This browser keeps nothing, or has no room. */
  isRefused: boolean
  /** The browser did not delete the draft when it was asked to. */
  isNotRemoved: boolean
  /** Saves now, in the place of whatever draft there is. @returns false when nothing could be kept */
  save: () => Promise<boolean>
  /** The photos of the found draft could not be read, so that it was not taken up: the form would have been saved without them. */
  isNotRead: boolean
  /** The found draft with its photos, from now on the draft of the form that takes its token over; null, and the draft stays, without them. */
  take: () => Promise<{ draft: Draft; photos: RestoredPhoto[] } | null>
  /**
   * Deletes the draft; this form is then not saved by itself any more.
   * @returns false when the browser refused and the draft is still there
   */
  remove: () => Promise<boolean>
  /** The same, where the draft is that of this form: one of an earlier visit or of another tab stays. */
  removeOwn: () => Promise<boolean>
}

/** True once there is something worth finding again. */
export const isWorthKeeping = (form: ComplaintForm, photos: readonly RawImage[]) =>
  photos.length > 0 || JSON.stringify(form) !== JSON.stringify(emptyForm)

/** All of a draft but its photos' bytes, in one word. */
const wordOf = ({ formToken, step, form, photos }: Content) =>
  JSON.stringify([
    formToken,
    step,
    form,
    photos.map(({ id, image_file: file, uploaded }) => [id, file.size, uploaded !== null]),
  ])

/**
 * The draft of this device: saved by itself while people type, never restored by itself. Storage that refuses is reported, never thrown.
 */
export function useDraft(options: Options): DraftState {
  const { formToken, step, form, photos, isPaused } = options
  const lock = useDraftLock()
  const [found, setFound] = useState<Draft | null>(null)
  const [hasLooked, setHasLooked] = useState(false)
  const [own, setOwn] = useState<{ formToken: string; savedAt: number } | null>(null)
  const [stoppedToken, setStoppedToken] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const [isNotRemoved, setIsNotRemoved] = useState(false)
  const [isNotRead, setIsNotRead] = useState(false)
  const latest = useRef({ ...options, isSaving: false })
  const written = useRef(new Map<string, File>())
  const savedWord = useRef('')
  const savedStep = useRef(step)
  const writing = useRef<Promise<unknown>>(Promise.resolve())
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (lock !== 'mine') return undefined
    let isGone = false
    loadDraft()
      .then(
        (draft) => !isGone && setFound(draft),
        (error: unknown) => console.warn('Draft not readable', error),
      )
      .finally(() => !isGone && setHasLooked(true))
    return () => {
      isGone = true
    }
  }, [lock])

  const write = useCallback((content: Content): Promise<boolean> => {
    const { formToken: token, step: at, form: values, photos: chosen } = content
    clearTimeout(pending.current)
    pending.current = undefined
    const work = async () => {
      try {
        const fresh = chosen.filter((photo) => written.current.get(photo.id) !== photo.image_file)
        // A file that the device no longer gives away is kept by nobody; the words are.
        const rows = await Promise.allSettled(
          fresh.map((photo) => photoToStore(photo.id, photo.image_file)),
        )
        const savedAt = Date.now()
        await saveDraft(
          {
            savedAt,
            formToken: token,
            step: at,
            form: values,
            photos: chosen.map(({ id, uploaded }) => ({ id, uploaded })),
          },
          rows.flatMap((row) => (row.status === 'fulfilled' ? [row.value] : [])),
        )
        written.current = new Map(chosen.map((photo) => [photo.id, photo.image_file]))
        savedWord.current = wordOf(content)
        savedStep.current = at
        setOwn({ formToken: token, savedAt })
        setIsRefused(false)
        return true
      } catch (error) {
        console.warn('Draft not saved', error)
        setIsRefused(true)
        return false
      }
    }
    // One after the other: an older state must not end on top of a newer one.
    const next = writing.current.then(work)
    writing.current = next
    return next
  }, [])

  const isSaving =
    lock === 'mine' &&
    hasLooked &&
    found === null &&
    stoppedToken !== formToken &&
    !isPaused &&
    isWorthKeeping(form, photos)

  useEffect(() => {
    latest.current = { ...options, isSaving }
  })

  useEffect(() => {
    if (!isSaving) return undefined
    const content = { formToken, step, form, photos }
    // Rendering alone is no change, nor is the bar of a photo that moves.
    if (savedWord.current === wordOf(content)) return undefined
    // The camera is a heavy program: phones often end the browser's tab right after it.
    const isPhotoNew = photos.some((photo) => written.current.get(photo.id) !== photo.image_file)
    pending.current = setTimeout(
      () => void write(content),
      isPhotoNew || step !== savedStep.current ? 0 : draftPauseMs,
    )
    return () => clearTimeout(pending.current)
  }, [isSaving, formToken, step, form, photos, write])

  useEffect(() => {
    const flush = () => {
      if (pending.current !== undefined && latest.current.isSaving) void write(latest.current)
    }
    const flushHidden = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', flushHidden)
    window.addEventListener('pagehide', flushHidden)
    return () => {
      document.removeEventListener('visibilitychange', flushHidden)
      window.removeEventListener('pagehide', flushHidden)
      // A link to another page of the portal hides nothing.
      flush()
    }
  }, [write])

  const save = useCallback(async () => {
    if (lock !== 'mine') return false
    setFound(null)
    setStoppedToken('')
    return write(latest.current)
  }, [lock, write])

  const take = useCallback(async () => {
    if (!found) return null
    const files = await readPhotos(found.photos.map(({ id }) => id)).catch((error: unknown) => {
      console.warn('Photos of the draft not readable', error)
      return null
    })
    setIsNotRead(files === null)
    if (files === null) return null
    written.current = new Map(files.map(({ id, file }) => [id, file]))
    setFound(null)
    setOwn(found)
    const uploads = new Map(found.photos.map(({ id, uploaded }) => [id, uploaded]))
    return {
      draft: found,
      photos: files.map((photo) => ({ ...photo, uploaded: uploads.get(photo.id) ?? null })),
    }
  }, [found])

  const remove = useCallback(async () => {
    clearTimeout(pending.current)
    pending.current = undefined
    // Deleting an earlier draft says nothing about the form that is being filled in.
    if (!found) setStoppedToken(latest.current.formToken)
    const deleting = writing.current
      .then(() => deleteDraft())
      .then(
        () => true,
        (error: unknown) => {
          console.warn('Draft not deleted', error)
          return false
        },
      )
    writing.current = deleting
    // Until it is gone it is shown: whoever reads "deleted" may leave the device to others.
    const isRemoved = await deleting
    setIsNotRemoved(!isRemoved)
    if (!isRemoved) return false
    setFound(null)
    setOwn(null)
    savedWord.current = ''
    written.current = new Map()
    return true
  }, [found])

  const removeOwn = useCallback(
    async () => found !== null || lock === 'elsewhere' || remove(),
    [found, lock, remove],
  )

  return {
    found,
    savedAt: own?.formToken === formToken ? own.savedAt : null,
    isElsewhere: lock === 'elsewhere',
    isRefused,
    isNotRemoved,
    isNotRead,
    save,
    take,
    remove,
    removeOwn,
  }
}
