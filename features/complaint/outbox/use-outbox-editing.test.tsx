import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '@/lib/api/failure'
import type { ComplaintReceipt } from '@/lib/schemas/complaints'
import type { MediaRef } from '@/lib/schemas/list'
import { pretendLocks } from '@/tests/support/pretend-locks'
import { unsentEntry } from '@/tests/support/unsent-entry'
import { deliver } from './deliver'
import { putInOutbox, readOutbox } from './outbox-rows'
import { useEditableOutbox, useOutboxEditing } from './use-outbox-editing'

const formToken = '3f2b8c1e-5a0d-4c8e-9a35-7d1f0b6a2c44'
const receipt = { complaint_number: 'JBR-20260131-7K4M9Q', secret: 'ABCDEFGH0123456789JKMNPQRS' }
const upload = { file_name: 'a.jpg', file_download_uri: '/v1/public/media/a', size: 1 }

const put = () =>
  putInOutbox(unsentEntry({ formToken }), [
    { id: 'a', name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array([1]).buffer },
  ])

/** An answer that is still on its way. */
function pending<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<T>((accept, refuse) => {
    resolve = accept
    reject = refuse
  })
  return { promise, resolve, reject }
}

/** A tab that has begun to send the complaint, another one in which its author then asks to change it. */
async function openWhileSending(step: 'upload' | 'complaint') {
  const answer = {
    upload: pending<MediaRef>(),
    complaint: pending<ComplaintReceipt>(),
  }
  const calls = {
    uploadPhoto: vi.fn(() => answer.upload.promise),
    createComplaint: vi.fn(() => answer.complaint.promise),
  }
  if (step === 'complaint') answer.upload.resolve(upload)
  await put()
  const delivery = deliver(formToken, calls)
  const asked = step === 'upload' ? calls.uploadPhoto : calls.createComplaint
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  const onOpen = vi.fn()
  const form = renderHook(({ isFree }) => useEditableOutbox(isFree, onOpen), {
    initialProps: { isFree: true },
  })
  const opening = useOutboxEditing.getState().open?.(formToken)
  await waitFor(async () => expect(await readOutbox(formToken)).toMatchObject({ state: 'editing' }))
  expect(onOpen).not.toHaveBeenCalled()
  const settled = async () => {
    const result = await delivery
    await act(async () => opening)
    return result.kind
  }
  return { answer, calls, form, onOpen, settled }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  pretendLocks()
})
afterEach(() => vi.unstubAllGlobals())

describe('useEditableOutbox', () => {
  it('opens a complaint when another tab has failed to send it', async () => {
    const { answer, onOpen, settled } = await openWhileSending('complaint')
    answer.complaint.reject(new ApiFailure({ status: 0, code: 'NETWORK' }))
    expect(await settled()).toBe('failed')
    expect(onOpen).toHaveBeenCalledOnce()
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ state: 'editing', cause: 'unreachable' })
  })

  it('opens nothing when another tab has sent it', async () => {
    const { answer, onOpen, settled } = await openWhileSending('complaint')
    answer.complaint.resolve(receipt)
    expect(await settled()).toBe('sent')
    expect(onOpen).not.toHaveBeenCalled()
    expect(await readOutbox(formToken)).toMatchObject({ state: 'sent', receipt })
  })

  it('keeps another tab from going on with it after the step it is at', async () => {
    const { answer, calls, onOpen, settled } = await openWhileSending('upload')
    answer.upload.resolve(upload)
    expect(await settled()).toBe('idle')
    expect(calls.createComplaint).not.toHaveBeenCalled()
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ photos: [{ id: 'a', uploaded: upload }] })
  })

  it('leaves the form alone in which something was typed meanwhile, and the complaint waits on', async () => {
    const { answer, form, onOpen, settled } = await openWhileSending('complaint')
    form.rerender({ isFree: false })
    answer.complaint.reject(new ApiFailure({ status: 0, code: 'NETWORK' }))
    await settled()
    expect(onOpen).not.toHaveBeenCalled()
    expect(await readOutbox(formToken)).toMatchObject({ state: 'waiting' })
  })
})
