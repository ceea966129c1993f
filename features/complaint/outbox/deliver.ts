import { ZodError } from 'zod'
import { ApiFailure } from '@/lib/api/failure'
import type { ComplaintRequest } from '@/lib/schemas/complaints'
import type { MediaRef } from '@/lib/schemas/list'
import { deleteDraft } from '../drafts'
import { submitComplaint, type ComplaintCalls } from '../submit-complaint'
import type { SubmitProgress } from '../submit-store'
import { withDeliveryLock } from './delivery-lock'
import {
  afterFailure,
  afterReceipt,
  asUnanswered,
  receiptFor,
  type OutboxEntry,
  type SentEntry,
  type UnsentEntry,
  unansweredIn,
} from './outbox-entry'
import { changeInOutbox, photosInOutbox, putReceipt, readOutbox } from './outbox-rows'

export type Delivery =
  /** `isSaved`: the device holds the receipt as well. */
  | { kind: 'sent'; entry: SentEntry; isSaved: boolean }
  /** `entry`: as it lies on the device now; null when it has gone from there meanwhile. */
  | { kind: 'failed'; failure: ApiFailure; entry: UnsentEntry | null }
  /** Another tab is sending it, or it does not wait (any more), because its author has opened or deleted it. */
  | { kind: 'idle' }

interface DeliveryOptions {
  onProgress?: (progress: SubmitProgress) => Promise<void> | void
  onUploaded?: (photoId: string, uploaded: MediaRef) => void
  onUnanswered?: (requests: ComplaintRequest[]) => void
  /** Waits for a tab that is at work on it, because a person is waiting too. */
  isPatient?: boolean
  /** Puts the complaint into the outbox first, under the same lock. */
  place?: () => Promise<OutboxEntry>
  now?: () => number
}

/** Whatever went wrong as a failure with a name. A form that cannot be sent is refused here as the server would. */
export function asFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (error instanceof ZodError) return new ApiFailure({ status: 400, code: 'VALIDATION_FAILED' })
  return new ApiFailure({ status: 0, code: 'BAD_ANSWER', message: String(error) })
}

/** @param fields refused paths of the form */
export const isAboutPhotos = (fields: Record<string, string[]>) =>
  Object.keys(fields).some((path) => path.startsWith('foto_aduan'))

const onlyUnsent = (change: (entry: UnsentEntry) => OutboxEntry) => (entry: OutboxEntry) =>
  entry.state === 'sent' ? entry : change(entry)

/** Thrown before the next step of a complaint that its author has opened or deleted meanwhile. */
class NoLongerWaiting extends Error {}

async function submit(calls: ComplaintCalls, entry: UnsentEntry, options: DeliveryOptions) {
  const { formToken, form } = entry
  const isWanted = (current: OutboxEntry | null) =>
    options.isPatient === true || current?.state === 'waiting'
  // What the server says once it was asked is written down in any case.
  let isOut = false
  return submitComplaint(calls, {
    form,
    formToken,
    unanswered: unansweredIn(entry),
    photos: await photosInOutbox(entry),
    onProgress: options.onProgress ?? (() => undefined),
    onUploaded: async (photoId, uploaded) => {
      options.onUploaded?.(photoId, uploaded)
      const photosOf = (current: UnsentEntry) =>
        current.photos.map((photo) => (photo.id === photoId ? { ...photo, uploaded } : photo))
      const left = await changeInOutbox(
        formToken,
        onlyUnsent((current) => ({ ...current, photos: photosOf(current) })),
      )
      if (!isWanted(left)) throw new NoLongerWaiting()
    },
    onUnanswered: async (requests) => {
      options.onUnanswered?.(requests)
      const left = await changeInOutbox(
        formToken,
        onlyUnsent((current) =>
          isOut || isWanted(current) ? { ...current, ...asUnanswered(requests) } : current,
        ),
      )
      if (!isOut && !isWanted(left)) throw new NoLongerWaiting()
      isOut = true
    },
  })
}

const withoutUploads = (entry: UnsentEntry): UnsentEntry => ({
  ...entry,
  photos: entry.photos.map(({ id }) => ({ id, uploaded: null })),
})

/** One try, and a second one with fresh photos when the server no longer knows those it once took. */
async function submitTwice(calls: ComplaintCalls, entry: UnsentEntry, options: DeliveryOptions) {
  try {
    return await submit(calls, entry, options)
  } catch (error) {
    const wereKnown = entry.photos.some(({ uploaded }) => uploaded !== null)
    if (!wereKnown || !isAboutPhotos(asFailure(error).errors)) throw error
    await changeInOutbox(entry.formToken, onlyUnsent(withoutUploads))
    return submit(calls, withoutUploads(entry), options)
  }
}

async function send(
  calls: ComplaintCalls,
  entry: UnsentEntry,
  options: DeliveryOptions,
): Promise<Delivery> {
  const { now = Date.now } = options
  try {
    const { receipt, isEarlierVersion } = await submitTwice(calls, entry, options)
    const sent = afterReceipt(entry, receipt, isEarlierVersion)
    let isSaved = false
    try {
      // Shown once by the server: it is written down before anybody is told.
      const before = await putReceipt(sent)
      isSaved = true
      // What its author is writing in another tab was not sent.
      if (before?.state !== 'editing') await deleteDraft(entry.formToken)
    } catch (error) {
      console.warn('Receipt not kept', error)
    }
    return { kind: 'sent', entry: sent, isSaved }
  } catch (error) {
    if (error instanceof NoLongerWaiting) return { kind: 'idle' }
    const failure = asFailure(error)
    const left = await changeInOutbox(
      entry.formToken,
      onlyUnsent((current) => afterFailure(current, failure, now())),
    )
    // Without locks another tab may have got the receipt meanwhile.
    if (left?.state === 'sent')
      return { kind: 'sent', entry: receiptFor(entry, left), isSaved: true }
    return { kind: 'failed', failure, entry: left }
  }
}

/**
 * Sends one complaint of the outbox, never in two tabs at once and always under the token of its form, so that it is stored once
 * however often answers get lost. Each step is written down before the next one begins.
 * @throws when `place` does, or when the device's storage gives up on the way
 */
export async function deliver(
  formToken: string,
  calls: ComplaintCalls,
  options: DeliveryOptions = {},
): Promise<Delivery> {
  const delivery = await withDeliveryLock(
    formToken,
    options.isPatient ?? false,
    async (): Promise<Delivery> => {
      const entry = options.place ? await options.place() : await readOutbox(formToken)
      if (entry?.state === 'sent') return { kind: 'sent', entry, isSaved: true }
      return entry?.state === 'waiting' ? send(calls, entry, options) : { kind: 'idle' }
    },
  )
  return delivery ?? { kind: 'idle' }
}
