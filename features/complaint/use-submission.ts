'use client'

import { useRef } from 'react'
import { ApiFailure } from '@/lib/api/failure'
import type { ComplaintRequest } from '@/lib/schemas/complaints'
import { reportOf } from './model/failure-report'
import type { ComplaintForm } from './model/form'
import { createComplaint, uploadPhoto } from './queries'
import { submitComplaint } from './submit-complaint'
import { useSubmitStore } from './submit-store'
import type { Photos } from './use-photos'

/** How long the full bar stays before the number appears, milliseconds. */
const fullBarMs = 400

const asFailure = (error: unknown) => (error instanceof ApiFailure ? error : new ApiFailure({ status: 0, code: 'BAD_ANSWER', message: String(error) }))

interface Options {
  formToken: string
  getForm: () => ComplaintForm
  photos: Photos
  /** After the number is there: forget what is kept on the device. */
  onStored: () => void
}

/** Sends the complaint once the person has confirmed; a second call while it is on its way does nothing. */
export function useSubmission({ formToken, getForm, photos, onStored }: Options) {
  const unanswered = useRef<ComplaintRequest | null>(null)

  return async () => {
    const { start, advance, succeed, fail } = useSubmitStore.getState()
    if (!start()) return
    let sent: ComplaintRequest | null = null
    try {
      const { receipt, isEarlierVersion } = await submitComplaint(
        { uploadPhoto, createComplaint },
        {
          form: getForm(),
          photos: photos.list,
          formToken,
          unanswered: unanswered.current,
          onProgress: advance,
          onUploaded: photos.markUploaded,
          onSent: (request) => {
            sent = request
          },
        },
      )
      unanswered.current = null
      advance(100)
      await new Promise((resolve) => setTimeout(resolve, fullBarMs))
      succeed(receipt, isEarlierVersion)
      if (receipt.complaint_number !== '') onStored()
    } catch (error) {
      const failure = asFailure(error)
      // A first version without an answer is remembered: a changed second one would be refused with the same key.
      if (failure.isUnanswered && sent) unanswered.current ??= sent
      const report = reportOf(failure, navigator.onLine)
      if (Object.keys(report.fields).some((path) => path.startsWith('foto_aduan'))) photos.forgetUploads()
      fail(report)
    }
  }
}
