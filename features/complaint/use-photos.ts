'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { randomUuid } from '@/lib/random-uuid'
import { shrinkPhoto } from '@/lib/photos/shrink-photo'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import type { MediaRef } from '@/lib/schemas/list'
import {
  addPhotos,
  advancePhoto,
  clearUploads,
  markUploaded,
  newPhoto,
  photoErrors,
  removePhoto,
  replaceFile,
  restartPhoto,
  roomFor,
  uploadStepMs,
  uploadSteps,
  type CheckedFile,
  type RawImage,
} from './model/photos'

/** Enough of a file to tell PNG and JPEG apart, bytes. */
const headBytes = 8

/** Of a file that can be sent all is read at once: phones take files of a cloud away again, and then it could neither be kept nor sent. */
async function checked(chosen: File): Promise<CheckedFile> {
  const isSendable = chosen.size <= photoMaxBytes
  try {
    const bytes = await (isSendable ? chosen : chosen.slice(0, headBytes)).arrayBuffer()
    const { name, type, lastModified } = chosen
    const file = isSendable ? new File([bytes], name, { type, lastModified }) : chosen
    const errors = photoErrors(file, new Uint8Array(bytes))
    return { file, previewUrl: URL.createObjectURL(file), errors }
  } catch (error) {
    console.warn('Photo not readable', error)
    return { file: chosen, previewUrl: '', errors: ['photoUnread'] }
  }
}

const revoke = (photos: readonly RawImage[]) =>
  photos.forEach((photo) => URL.revokeObjectURL(photo.preview_url))

/** A photo that lay on the device. */
export interface RestoredPhoto {
  id: string
  file: File
  uploaded: MediaRef | null
}

export interface Photos {
  list: readonly RawImage[]
  /** Names of files beyond the limit, which were therefore left out. */
  leftOut: readonly string[]
  /** Adds files up to the limit. */
  add: (files: readonly File[]) => Promise<void>
  /** The person knows what was left out. */
  clearLeftOut: () => void
  /** Puts photos from the device in the place of all others; what the server has taken is not sent again. */
  restore: (photos: readonly RestoredPhoto[]) => Promise<void>
  retry: (id: string) => void
  remove: (id: string) => void
  /** Makes a photo smaller on the device. @returns false when that is not possible */
  shrink: (id: string) => Promise<boolean>
  markUploaded: (id: string, uploaded: MediaRef) => void
  clearUploads: () => void
  clear: () => void
}

/** The chosen photos and their shown upload: 50, 75, 100 in steps of 200 ms (specification, section 4). */
export function usePhotos(): Photos {
  const [list, setList] = useState<readonly RawImage[]>([])
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const latest = useRef(list)
  /** Counts the forms that began anew or were filled from the device. */
  const form = useRef(0)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())

  const change = useCallback((changed: (photos: readonly RawImage[]) => readonly RawImage[]) => {
    latest.current = changed(latest.current)
    setList(latest.current)
  }, [])

  useEffect(() => {
    const running = timers.current
    return () => {
      running.forEach(clearTimeout)
      revoke(latest.current)
    }
  }, [])

  const run = useCallback(
    (id: string) => {
      for (const [index, progress] of uploadSteps.entries()) {
        const timer = setTimeout(
          () => {
            timers.current.delete(timer)
            change((photos) => advancePhoto(photos, id, progress))
          },
          uploadStepMs * (index + 1),
        )
        timers.current.add(timer)
      }
    },
    [change],
  )

  const add = useCallback(
    async (files: readonly File[]) => {
      const mine = form.current
      const looked = await Promise.all(
        files
          .slice(0, roomFor(latest.current))
          .map(async (file) => newPhoto(randomUuid(), await checked(file))),
      )
      // Files of a cloud take their time: others may have been added since, or the form is no longer the one they were chosen for.
      const photos = mine === form.current ? looked.slice(0, roomFor(latest.current)) : []
      revoke(looked.slice(photos.length))
      if (mine !== form.current) return
      const names = files.map(({ name }) => name)
      // Phones call every photo the same; each that is left out counts.
      setLeftOut((before) => [
        ...before.filter((name) => !names.includes(name)),
        ...names.slice(photos.length),
      ])
      change((current) => addPhotos(current, photos))
      for (const photo of photos) run(photo.id)
    },
    [change, run],
  )

  const restore = useCallback(
    async (restored: readonly RestoredPhoto[]) => {
      form.current += 1
      const photos = await Promise.all(
        restored.map(async ({ id, file, uploaded }) => ({
          ...newPhoto(id, await checked(file)),
          uploaded,
        })),
      )
      revoke(latest.current)
      change(() => photos)
      setLeftOut([])
      for (const photo of photos) run(photo.id)
    },
    [change, run],
  )

  const retry = useCallback(
    (id: string) => {
      change((photos) => restartPhoto(photos, id))
      run(id)
    },
    [change, run],
  )

  const shrink = useCallback(
    async (id: string) => {
      const photo = latest.current.find((each) => each.id === id)
      const smaller = photo && (await shrinkPhoto(photo.image_file))
      if (!smaller) return false
      const replacement = await checked(smaller)
      // Removed meanwhile, or made smaller by another press.
      if (!latest.current.some((now) => now.id === id && now.image_file === photo.image_file)) {
        URL.revokeObjectURL(replacement.previewUrl)
        return true
      }
      URL.revokeObjectURL(photo.preview_url)
      change((photos) => replaceFile(photos, id, replacement))
      run(id)
      return true
    },
    [change, run],
  )

  return {
    list,
    leftOut,
    add,
    clearLeftOut: useCallback(() => setLeftOut([]), []),
    restore,
    retry,
    shrink,
    remove: useCallback(
      (id) => {
        revoke(latest.current.filter((photo) => photo.id === id))
        change((photos) => removePhoto(photos, id))
      },
      [change],
    ),
    markUploaded: useCallback(
      (id, uploaded) => change((photos) => markUploaded(photos, id, uploaded)),
      [change],
    ),
    clearUploads: useCallback(() => change(clearUploads), [change]),
    clear: useCallback(() => {
      form.current += 1
      revoke(latest.current)
      change(() => [])
      setLeftOut([])
    }, [change]),
  }
}
