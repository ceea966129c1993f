'use client'

import { ApiFailure } from '@/lib/api/failure'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { shrinkPhoto } from '@/lib/photos/shrink-photo'
import { randomUuid } from '@/lib/random-uuid'
import { photoMaxBytes, photoTypes } from '@/lib/schemas/complaints'
import type { MediaRef } from '@/lib/schemas/list'
import { uploadPhoto } from '@/lib/photos/queries'

/** The photo itself, or the way to the server. */
export type PhotoProblem = 'photoSize' | 'photoType' | Failure

export interface AnswerPhoto {
  id: string
  file: File
  /** Valid until it is revoked. */
  previewUrl: string
  state: 'UPLOADING' | 'SUCCESS' | 'ERROR'
  problem: PhotoProblem | null
  uploaded: MediaRef | null
}

const problemOf = (file: File): PhotoProblem | null =>
  !photoTypes.some((type) => type === file.type)
    ? 'photoType'
    : file.size > photoMaxBytes
      ? 'photoSize'
      : null

const made = (file: File, id = randomUuid()): AnswerPhoto => {
  const problem = problemOf(file)
  return {
    id,
    file,
    previewUrl: URL.createObjectURL(file),
    state: problem ? 'ERROR' : 'UPLOADING',
    problem,
    uploaded: null,
  }
}

const problemsByStatus: Record<number, PhotoProblem> = { 413: 'photoSize', 415: 'photoType' }

/** Where the photos of a form lie, which outlives the form: it may be closed while one goes up. */
export interface KeptPhotos {
  list: readonly AnswerPhoto[]
  /** Calls `changed` at once, with what lies there now. */
  change: (changed: (photos: readonly AnswerPhoto[]) => readonly AnswerPhoto[]) => void
}

/** Photos that go with the reporter's words, `max` at most; each goes up as soon as it is chosen, under the token of this form. */
export function answerPhotos({ list, change }: KeptPhotos, formToken: string, max: number) {
  const set = (id: string, values: Partial<AnswerPhoto>) =>
    change((photos) => photos.map((photo) => (photo.id === id ? { ...photo, ...values } : photo)))

  const upload = async ({ id, file }: AnswerPhoto) => {
    set(id, { state: 'UPLOADING', problem: null })
    try {
      set(id, { uploaded: await uploadPhoto(file, formToken), state: 'SUCCESS' })
    } catch (error) {
      set(id, {
        state: 'ERROR',
        problem:
          (error instanceof ApiFailure && problemsByStatus[error.status]) ||
          readFailure(error, navigator.onLine),
      })
    }
  }

  const drop = (isDropped: (photo: AnswerPhoto) => boolean) => {
    for (const photo of list) if (isDropped(photo)) URL.revokeObjectURL(photo.previewUrl)
    change((photos) => photos.filter((photo) => !isDropped(photo)))
  }

  const isThere = ({ id, file }: AnswerPhoto) => {
    let found = false
    change((photos) => {
      found = photos.some((photo) => photo.id === id && photo.file === file)
      return photos
    })
    return found
  }

  return {
    list,
    max,
    /** @returns names of the files beyond the limit, which are not added */
    add: (files: readonly File[]): readonly string[] => {
      const photos = files.slice(0, max - list.length).map((file) => made(file))
      change((current) => [...current, ...photos])
      for (const photo of photos) if (photo.problem === null) void upload(photo)
      return files.slice(photos.length).map(({ name }) => name)
    },
    retry: (photo: AnswerPhoto) => {
      if (problemOf(photo.file) === null) void upload(photo)
    },
    remove: (id: string) => drop((photo) => photo.id === id),
    clear: () => drop(() => true),
    /** @returns false when the picture cannot be made smaller */
    shrink: async (photo: AnswerPhoto): Promise<boolean> => {
      const smaller = await shrinkPhoto(photo.file)
      // Meanwhile removed, it must not go up; made smaller by another press, it must not go up twice.
      if (!isThere(photo)) return true
      if (!smaller) return false
      URL.revokeObjectURL(photo.previewUrl)
      const replacement = made(smaller, photo.id)
      set(photo.id, replacement)
      if (replacement.problem === null) await upload(replacement)
      return true
    },
  }
}

export type AnswerPhotos = ReturnType<typeof answerPhotos>
