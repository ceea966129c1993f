import { photoMaxBytes, photoMaxCount, photoTypes } from '@/lib/schemas/complaints'
import type { MediaRef } from '@/lib/schemas/list'

type PhotoStatus = 'NONE' | 'UPLOADING' | 'SUCCESS' | 'ERROR' | 'HASDEFAULT'
/** Rules whose sentences stand in the validation namespace; the specification fixes the Indonesian wording of the first two. */
export type PhotoError = 'photoSize' | 'photoType' | 'photoUnread'

/** One chosen photo. Fields are named as in the specification, section 3, "Raw image item". */
export interface RawImage {
  id: string
  image_file: File
  /** The file as it was chosen; a smaller copy no longer says where it was taken. */
  original_file: File
  /** Address of the file for pictures, valid until it is revoked. */
  preview_url: string
  /** 0, 50, 75 or 100. */
  image_upload_progress: number
  image_upload_status: PhotoStatus
  errors: PhotoError[]
  /** Set once the server has taken the photo; such a photo is never sent again. */
  uploaded: MediaRef | null
}

export const uploadSteps = [50, 75, 100] as const
/** Pause between the steps of the shown upload, milliseconds. */
export const uploadStepMs = 200

/** First bytes of PNG and JPEG files; names and types given by the device prove nothing. */
function looksLikePhoto(head: Uint8Array): boolean {
  const starts = (bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
  return starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) || starts([0xff, 0xd8, 0xff])
}

/** What speaks against a file, size first. @param head its first bytes, at least 8 when the file has them */
export function photoErrors(file: { size: number; type: string }, head: Uint8Array): PhotoError[] {
  const errors: PhotoError[] = []
  if (file.size > photoMaxBytes) errors.push('photoSize')
  if (!photoTypes.some((type) => type === file.type) || !looksLikePhoto(head))
    errors.push('photoType')
  return errors
}

/** What is known of a file once it was looked at. */
export interface CheckedFile {
  file: File
  previewUrl: string
  errors: PhotoError[]
}

export const newPhoto = (id: string, { file, previewUrl, errors }: CheckedFile): RawImage => ({
  id,
  image_file: file,
  original_file: file,
  preview_url: previewUrl,
  image_upload_progress: 0,
  image_upload_status: 'NONE',
  errors,
  uploaded: null,
})

/** Adds photos up to the limit; those beyond it are left out. */
export const addPhotos = (photos: readonly RawImage[], added: readonly RawImage[]): RawImage[] =>
  [...photos, ...added].slice(0, photoMaxCount)

export const roomFor = (photos: readonly RawImage[]) => Math.max(0, photoMaxCount - photos.length)

export const removePhoto = (photos: readonly RawImage[], id: string): RawImage[] =>
  photos.filter((photo) => photo.id !== id)

const change = (
  photos: readonly RawImage[],
  id: string,
  changed: (photo: RawImage) => RawImage,
): RawImage[] => photos.map((photo) => (photo.id === id ? changed(photo) : photo))

/** Moves the bar; at 100 the photo is there, or refused when it has errors. */
export const advancePhoto = (
  photos: readonly RawImage[],
  id: string,
  progress: number,
): RawImage[] =>
  change(photos, id, (photo) => ({
    ...photo,
    image_upload_progress: progress,
    image_upload_status:
      progress < 100 ? 'UPLOADING' : photo.errors.length > 0 ? 'ERROR' : 'SUCCESS',
  }))

/** Starts over at 0; the errors of the file stay what they are. */
export const restartPhoto = (photos: readonly RawImage[], id: string): RawImage[] =>
  change(photos, id, (photo) => ({
    ...photo,
    image_upload_progress: 0,
    image_upload_status: 'UPLOADING',
  }))

/** Puts another file in the place of one, such as a smaller copy. */
export const replaceFile = (
  photos: readonly RawImage[],
  id: string,
  checked: CheckedFile,
): RawImage[] =>
  change(photos, id, (photo) => ({
    ...newPhoto(photo.id, checked),
    original_file: photo.original_file,
    image_upload_status: 'UPLOADING',
  }))

export const markUploaded = (
  photos: readonly RawImage[],
  id: string,
  uploaded: MediaRef,
): RawImage[] => change(photos, id, (photo) => ({ ...photo, uploaded }))

/** Forgets what the server once took, for photos it no longer knows. */
export const clearUploads = (photos: readonly RawImage[]): RawImage[] =>
  photos.map((photo) => ({ ...photo, uploaded: null }))

export const isGood = (photo: RawImage) =>
  photo.image_upload_status === 'SUCCESS' || photo.image_upload_status === 'HASDEFAULT'

/** Will not be sent as it is: its file is too large or no photo. */
export const isRefused = (photo: RawImage) => photo.image_upload_status === 'ERROR'
