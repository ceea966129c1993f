'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { ApiFailure } from '@/lib/api/failure'
import type { ComplaintRequest } from '@/lib/schemas/complaints'
import { photoToStore } from '@/lib/device/device-database'
import { type FailureReport, reportOf } from './model/failure-report'
import type { ComplaintForm } from './model/form'
import { isGood } from './model/photos'
import { asFailure, deliver, isAboutPhotos, type Delivery } from './outbox/deliver'
import {
  asUnanswered,
  isWordedAs,
  type SentEntry,
  unansweredIn,
  type UnsentEntry,
} from './outbox/outbox-entry'
import { changeInOutbox, putInOutbox, readOutbox, removeUnsent } from './outbox/outbox-rows'
import { useOutboxSignal } from './outbox/outbox-signal'
import { painted } from '@/lib/painted'
import { uploadPhoto } from '@/lib/photos/queries'
import { createComplaint } from './queries'
import { submitComplaint } from './submit-complaint'
import { type SubmitProgress, useSubmitStore } from './submit-store'
import type { Photos } from './use-photos'

/** How long the full bar stays before the number appears, milliseconds. */
const fullBarMs = 400
/** How long other tabs leave a complaint alone that is sent while its author looks on, milliseconds. */
const attendedMs = 60_000

const calls = { uploadPhoto, createComplaint }

const showProgress = (progress: SubmitProgress) => {
  useSubmitStore.getState().advance(progress)
  return painted()
}

interface Options {
  formToken: string
  getForm: () => ComplaintForm
  photos: Photos
  /** After the number is there: forget what is kept on the device. */
  onStored: () => void
}

interface Received {
  complaint_number: string
  secret: string
}

async function celebrate(
  receipt: Received,
  facts: { isEarlierVersion: boolean; isReceiptSaved: boolean },
) {
  const { advance, succeed } = useSubmitStore.getState()
  advance(100)
  await new Promise((resolve) => setTimeout(resolve, fullBarMs))
  succeed(receipt, facts)
}

const celebrateSaved = ({ receipt, isEarlierVersion }: SentEntry, isReceiptSaved: boolean) =>
  celebrate(receipt, { isEarlierVersion, isReceiptSaved })

/** The refusal of a complaint that was sent while its author still reads that it could not be. */
const reportOfRefusal = ({ cause, requestId, refusal }: UnsentEntry): FailureReport => ({
  cause: cause ?? 'refused',
  retryAt: null,
  fields: refusal?.fields ?? {},
  step: refusal?.step ?? null,
  isSaved: false,
  ...(requestId !== null && { requestId }),
})

/**
 * Sends the complaint once the person has confirmed; a second call while it is on its way does nothing. It goes through the outbox
 * of the device, so that neither a lost network nor a closed tab loses it. Where nothing can be kept it is sent from memory.
 */
export function useSubmission({ formToken, getForm, photos, onStored }: Options) {
  /** Requests of this form without an answer, for when the device does not keep them. */
  const unanswered = useRef({ formToken, requests: new Array<ComplaintRequest>() })
  const remember = useCallback(
    (requests: ComplaintRequest[]) => {
      unanswered.current = { formToken, requests }
    },
    [formToken],
  )
  const remembered = () =>
    unanswered.current.formToken === formToken ? unanswered.current.requests : []

  const { clearUploads } = photos
  // The outbox may get an answer by itself while its author still reads that it could not be sent.
  useEffect(() => {
    const follow = async () => {
      const entry = await readOutbox(formToken)
      const { start, fail } = useSubmitStore.getState()
      if (entry?.state === 'sent' && start()) return celebrateSaved(entry, true)
      if (entry?.state !== 'refused' || !start()) return undefined
      const report = reportOfRefusal(entry)
      fail(report)
      if (report.cause === 'photos' || isAboutPhotos(report.fields)) clearUploads()
      remember(unansweredIn(entry))
      // What its author has to correct lies open in the form.
      await removeUnsent(formToken)
    }
    return useOutboxSignal.subscribe(() => {
      const { status, failure } = useSubmitStore.getState()
      if (status !== 'ERROR' || !failure?.isSaved) return
      follow().catch((error: unknown) => console.warn('Outbox not readable', error))
    })
  }, [formToken, clearUploads, remember])

  const good = () => photos.list.filter(isGood)

  const files = () => Promise.all(good().map(({ id, image_file: file }) => photoToStore(id, file)))

  const newEntry = (): UnsentEntry => {
    const [form, now] = [structuredClone(getForm()), Date.now()]
    return {
      formToken,
      title: form.informasi_aduan.title,
      queuedAt: now,
      state: 'waiting',
      form,
      photos: good().map(({ id, uploaded }) => ({ id, uploaded })),
      ...asUnanswered(remembered()),
      attempts: 0,
      nextTryAt: now + attendedMs,
      cause: null,
      requestId: null,
      refusal: null,
    }
  }

  /** @returns null when this browser keeps nothing, or no more than the beginning */
  const sendSaved = async (): Promise<Delivery | null> => {
    const options = {
      isPatient: true,
      onProgress: showProgress,
      onUploaded: photos.markUploaded,
      onUnanswered: remember,
    }
    const place = async () => {
      const waiting = await readOutbox(formToken)
      const isRepeat = waiting?.state === 'waiting' && isWordedAs(waiting, getForm(), good())
      return isRepeat ? waiting : putInOutbox(newEntry(), await files())
    }
    return deliver(formToken, calls, { ...options, place }).catch((error: unknown) => {
      console.warn('Complaint not kept on the device', error)
      return null
    })
  }

  const sendFromMemory = async () => {
    const result = await submitComplaint(calls, {
      form: getForm(),
      photos: good().map(({ id, image_file: file, uploaded }) => ({ id, file, uploaded })),
      formToken,
      unanswered: remembered(),
      onProgress: showProgress,
      onUploaded: photos.markUploaded,
      // Remembered until an answer comes: a changed second version would be refused with the same key.
      onUnanswered: remember,
    })
    // What the device had begun to keep would be sent once more, and be told of as if it were another one.
    await removeUnsent(formToken).catch(() => null)
    await celebrate(result.receipt, {
      isEarlierVersion: result.isEarlierVersion,
      isReceiptSaved: false,
    })
  }

  const refused = (failure: ApiFailure, isSaved: boolean) => {
    if (isAboutPhotos(failure.errors)) photos.clearUploads()
    useSubmitStore.getState().fail({ ...reportOf(failure, navigator.onLine), isSaved })
  }

  const submit = async () => {
    if (!useSubmitStore.getState().start()) return
    try {
      await painted()
      const delivery = await sendSaved()
      if (delivery?.kind === 'failed') {
        const { entry, failure } = delivery
        const isSaved = entry !== null && entry.state !== 'refused'
        // What its author has to correct lies open in the form.
        if (entry?.state === 'refused') await removeUnsent(formToken)
        return refused(failure, isSaved)
      }
      if (delivery?.kind === 'sent') await celebrateSaved(delivery.entry, delivery.isSaved)
      else await sendFromMemory()
      onStored()
    } catch (error) {
      refused(asFailure(error), false)
    }
  }

  /** The number and the secret were seen: nothing of the complaint is left on the device. */
  const deleteReceipt = useCallback(async () => {
    await changeInOutbox(formToken, (entry) => (entry.state === 'sent' ? null : entry)).catch(
      () => null,
    )
  }, [formToken])

  return { submit, deleteReceipt }
}
