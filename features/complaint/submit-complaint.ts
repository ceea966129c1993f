import { ApiFailure } from '@/lib/api/failure'
import type { ComplaintReceipt, ComplaintRequest } from '@/lib/schemas/complaints'
import type { MediaRef } from '@/lib/schemas/list'
import type { ComplaintForm } from './model/form'
import { payloadOf } from './model/payload'
import type { SubmitProgress } from './submit-store'

/** The two calls a complaint needs, so that tests stand at the edge of the network. */
export interface ComplaintCalls {
  uploadPhoto: (file: File, formToken: string) => Promise<MediaRef>
  createComplaint: (request: ComplaintRequest, formToken: string) => Promise<ComplaintReceipt>
}

export interface SendablePhoto {
  id: string
  file: File
  /** What the server said when it took the photo. */
  uploaded: MediaRef | null
}

interface Submission {
  form: ComplaintForm
  photos: readonly SendablePhoto[]
  /** Made when the form opened: the same for every try, so that a repeated try stores once. */
  formToken: string
  /** The last request that went out without an answer; the server may have stored it. */
  unanswered: ComplaintRequest | null
  /** Waited for, so that each value can be seen. */
  onProgress: (progress: SubmitProgress) => Promise<void> | void
  onUploaded: (photoId: string, uploaded: MediaRef) => Promise<void> | void
  /** Told the request before it goes out, and waited for: what is not written down could not be repeated. */
  onSent: (request: ComplaintRequest) => Promise<void> | void
}

/**
 * Sends photos that were not sent before, then the complaint.
 * @returns the receipt, and whether it belongs to the earlier, unanswered request because that one had arrived after all
 * @throws ApiFailure of whichever call failed; photos already taken stay taken
 */
export async function submitComplaint(
  calls: ComplaintCalls,
  submission: Submission,
): Promise<{ receipt: ComplaintReceipt; isEarlierVersion: boolean }> {
  const { form, photos, formToken, unanswered, onProgress, onUploaded, onSent } = submission
  const images: MediaRef[] = []
  for (const photo of photos) {
    // One at a time, weak networks lose parallel uploads together
    const uploaded = photo.uploaded ?? (await calls.uploadPhoto(photo.file, formToken))
    if (!photo.uploaded) await onUploaded(photo.id, uploaded)
    images.push(uploaded)
    await onProgress(50)
  }
  const request = payloadOf(form, images)
  await onProgress(75)
  try {
    await onSent(unanswered ?? request)
    return { receipt: await calls.createComplaint(request, formToken), isEarlierVersion: false }
  } catch (error) {
    const isStoredAlready =
      error instanceof ApiFailure && error.code === 'IDEMPOTENCY_CONFLICT' && unanswered !== null
    if (!isStoredAlready) throw error
    // The answer to the first try was lost; asking with the very same words brings it back.
    return { receipt: await calls.createComplaint(unanswered, formToken), isEarlierVersion: true }
  }
}
