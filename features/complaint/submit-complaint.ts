import { ApiFailure } from '@/lib/api/failure'
import type { ComplaintReceipt, ComplaintRequest } from '@/lib/schemas/complaints'
import type { MediaRef } from '@/lib/schemas/list'
import type { ComplaintForm } from './model/form'
import { payloadOf } from './model/payload'
import { isGood, type RawImage } from './model/photos'
import type { SubmitProgress } from './submit-store'

interface Calls {
  uploadPhoto: (file: File, formToken: string) => Promise<MediaRef>
  createComplaint: (request: ComplaintRequest, formToken: string) => Promise<ComplaintReceipt>
}

interface Submission {
  form: ComplaintForm
  photos: readonly RawImage[]
  /** Made when the form opened: the same for every try, so that a repeated try stores once. */
  formToken: string
  /** The last request that went out without an answer; the server may have stored it. */
  unanswered: ComplaintRequest | null
  onProgress: (progress: SubmitProgress) => void
  onUploaded: (photoId: string, uploaded: MediaRef) => void
  /** Told the request before it goes out. */
  onSent: (request: ComplaintRequest) => void
}

/**
 * Sends photos that were not sent before, then the complaint.
 * @returns the receipt, and whether it belongs to the earlier, unanswered request because that one had arrived after all
 * @throws ApiFailure of whichever call failed; photos already taken stay taken
 */
export async function submitComplaint(calls: Calls, submission: Submission): Promise<{ receipt: ComplaintReceipt; isEarlierVersion: boolean }> {
  const { form, photos, formToken, unanswered, onProgress, onUploaded, onSent } = submission
  const images: MediaRef[] = []
  for (const photo of photos.filter(isGood)) {
    // One at a time, weak networks lose parallel uploads together
    const uploaded = photo.uploaded ?? (await calls.uploadPhoto(photo.image_file, formToken))
    if (!photo.uploaded) onUploaded(photo.id, uploaded)
    images.push(uploaded)
    onProgress(50)
  }
  const request = payloadOf(form, images)
  onProgress(75)
  try {
    onSent(request)
    return { receipt: await calls.createComplaint(request, formToken), isEarlierVersion: false }
  } catch (error) {
    const isStoredAlready = error instanceof ApiFailure && error.code === 'IDEMPOTENCY_CONFLICT' && unanswered !== null
    if (!isStoredAlready) throw error
    // The answer to the first try was lost; asking with the very same words brings it back.
    return { receipt: await calls.createComplaint(unanswered, formToken), isEarlierVersion: true }
  }
}
