import { ApiFailure } from '@/lib/api/failure'
import { failureRows } from '@/lib/failures/failure-rows'
import { readFailure } from '@/lib/failures/read-failure'
import type { ComplaintReceipt, ComplaintRequest } from '@/lib/schemas/complaints'
import type { MediaRef } from '@/lib/schemas/list'
import type { ComplaintForm } from './model/form'
import { payloadOf } from './model/payload'
import type { SubmitProgress } from './submit-store'
import { joinRequests } from './unanswered-requests'

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
  /** Requests of earlier tries that went out without an answer; the server may have stored one of them. */
  unanswered: readonly ComplaintRequest[]
  /** Waited for, so that each value can be seen. */
  onProgress: (progress: SubmitProgress) => Promise<void> | void
  onUploaded: (photoId: string, uploaded: MediaRef) => Promise<void> | void
  /**
   * Told which requests have no answer, before one goes out and when a refusal has been its answer. Waited for: what is not written
   * down could not be repeated.
   */
  onUnanswered: (requests: ComplaintRequest[]) => Promise<void> | void
}

const isConflict = (error: unknown) =>
  error instanceof ApiFailure && error.code === 'IDEMPOTENCY_CONFLICT'

/** Whether the failure says that this try has stored nothing. */
const isRefusal = (error: unknown) =>
  error instanceof ApiFailure && failureRows[readFailure(error, true).cause].sentAgain === null

/**
 * Brings back an answer that was lost, by asking with the very same words.
 * @throws ApiFailure IDEMPOTENCY_CONFLICT when none of these requests is the stored one
 */
async function repeatUnanswered(
  { createComplaint }: ComplaintCalls,
  requests: readonly ComplaintRequest[],
  formToken: string,
  conflict: unknown,
): Promise<ComplaintReceipt> {
  for (const request of requests) {
    try {
      return await createComplaint(request, formToken)
    } catch (error) {
      if (!isConflict(error)) throw error
    }
  }
  throw conflict
}

/**
 * Sends photos that were not sent before, then the complaint.
 * @returns the receipt, and whether it belongs to an earlier, unanswered request because that one had arrived after all
 * @throws ApiFailure of whichever call failed; photos already taken stay taken
 */
export async function submitComplaint(
  calls: ComplaintCalls,
  submission: Submission,
): Promise<{ receipt: ComplaintReceipt; isEarlierVersion: boolean }> {
  const { form, photos, formToken, unanswered, onProgress, onUploaded, onUnanswered } = submission
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
  await onUnanswered(joinRequests(unanswered, [request]))
  try {
    return { receipt: await calls.createComplaint(request, formToken), isEarlierVersion: false }
  } catch (error) {
    if (isRefusal(error)) await onUnanswered([...unanswered])
    if (!isConflict(error)) throw error
    const receipt = await repeatUnanswered(calls, unanswered, formToken, error)
    return { receipt, isEarlierVersion: true }
  }
}
