import 'fake-indexeddb/auto'
import { act, renderHook } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '@/lib/api/failure'
import type { ComplaintRequest } from '@/lib/schemas/complaints'
import { filledForm } from '@/tests/support/complaint-form'
import { advancePhoto, newPhoto } from './model/photos'
import { changeInOutbox, readOutbox } from './outbox/outbox-rows'
import { useSubmitStore } from './submit-store'
import { useSubmission } from './use-submission'

const receipt = { complaint_number: 'JBR-20260131-7K4M9Q', secret: 'ABCDEFGH0123456789JKMNPQRS' }
const network = vi.hoisted(() => ({ createComplaint: vi.fn(), uploadPhoto: vi.fn() }))
vi.mock('./queries', () => network)
vi.mock('@/lib/photos/queries', () => network)

const formToken = '3f2b8c1e-5a0d-4c8e-9a35-7d1f0b6a2c44'
const lost = new ApiFailure({ status: 0, code: 'NETWORK' })
const titled = (title: string) => ({
  ...filledForm,
  informasi_aduan: { ...filledForm.informasi_aduan, title },
})
const file = new File([new Uint8Array([1])], 'a.jpg', { type: 'image/jpeg' })
const photos = {
  list: advancePhoto([newPhoto('a', { file, previewUrl: '', errors: [] })], 'a', 100),
  leftOut: [],
  add: async () => undefined,
  clearLeftOut: () => undefined,
  restore: async () => undefined,
  retry: () => undefined,
  shrink: async () => true,
  remove: () => undefined,
  markUploaded: () => undefined,
  clearUploads: () => undefined,
  clear: () => undefined,
}
/** Titles of what the server has stored, one complaint per key. */
const stored = new Map<string, string>()
async function create(request: ComplaintRequest, key: string) {
  const { title } = request.informasi_aduan
  if (stored.has(key) && stored.get(key) !== title)
    throw new ApiFailure({ status: 409, code: 'IDEMPOTENCY_CONFLICT' })
  stored.set(key, title)
  return receipt
}

const openForEditing = () =>
  changeInOutbox(formToken, (entry) =>
    entry.state === 'sent' ? entry : { ...entry, state: 'editing' },
  )

/** A form that its author changes and sends. */
function formOf() {
  let form = filledForm
  const { result } = renderHook(() =>
    useSubmission({ formToken, getForm: () => form, photos, onStored: () => undefined }),
  )
  return async (title: string) => {
    form = titled(title)
    useSubmitStore.setState({ status: 'SUBMIT_CONFIRMATION' })
    await act(() => result.current.submit())
    return useSubmitStore.getState()
  }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  stored.clear()
  useSubmitStore.getState().reset()
  network.uploadPhoto
    .mockReset()
    .mockResolvedValue({ file_name: 'a.jpg', file_download_uri: '/v1/public/media/a', size: 1 })
  network.createComplaint.mockReset().mockImplementation(create)
})

describe('useSubmission', () => {
  it('sends the form as it is now, not what waits from before', async () => {
    const send = formOf()
    network.createComplaint.mockRejectedValueOnce(lost)
    expect((await send('Judul lama')).failure).toMatchObject({ isSaved: true })
    expect(await send('Judul baru')).toMatchObject({ status: 'SUCCESS', isEarlierVersion: false })
    expect(stored.get(formToken)).toBe('Judul baru')
  })

  it('leaves on the device what another tab has opened while it was sent from here', async () => {
    const send = formOf()
    network.createComplaint.mockImplementationOnce(async () => {
      await openForEditing()
      throw lost
    })
    expect((await send('Judul lama')).failure).toMatchObject({ isSaved: true })
    expect(await readOutbox(formToken)).toMatchObject({ state: 'editing' })
  })

  it('sends from memory when the device has no room for the rest of the way', async () => {
    const send = formOf()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    network.uploadPhoto.mockImplementationOnce(async () => {
      put.mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
      return { file_name: 'a.jpg', file_download_uri: '/v1/public/media/a', size: 1 }
    })
    expect(await send('Judul')).toMatchObject({
      status: 'SUCCESS',
      complaint_id: receipt.complaint_number,
      isReceiptSaved: false,
    })
    expect(await readOutbox(formToken)).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
    put.mockRestore()
    warn.mockRestore()
  })

  it('says that an earlier version was sent by another tab', async () => {
    await formOf()('Judul lama')
    useSubmitStore.getState().reset()
    expect(await formOf()('Judul baru')).toMatchObject({
      status: 'SUCCESS',
      isEarlierVersion: true,
      isReceiptSaved: true,
    })
  })

  it('remembers past a refusal which wording may be stored, and says that it is', async () => {
    const send = formOf()
    network.createComplaint.mockImplementationOnce(async (request, key) => {
      await create(request, key)
      throw lost
    })
    expect((await send('Judul satu')).failure).toMatchObject({
      cause: 'unreachable',
      isSaved: true,
    })
    await openForEditing()
    network.uploadPhoto.mockRejectedValueOnce(
      new ApiFailure({ status: 413, code: 'PAYLOAD_TOO_LARGE' }),
    )
    expect((await send('Judul dua')).failure).toMatchObject({ isSaved: false })
    expect(await send('Judul tiga')).toMatchObject({
      status: 'SUCCESS',
      complaint_id: receipt.complaint_number,
      isEarlierVersion: true,
    })
  })

  it('leaves what was refused open in the form alone', async () => {
    network.createComplaint.mockRejectedValueOnce(
      new ApiFailure({ status: 400, code: 'VALIDATION_FAILED' }),
    )
    expect((await formOf()('Judul')).failure).toMatchObject({ cause: 'refused', isSaved: false })
    expect(await readOutbox(formToken)).toBeNull()
  })

  it('takes no wording of one complaint along to the next', async () => {
    const otherToken = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
    const useSubmissionOf = (token: string) =>
      useSubmission({
        formToken: token,
        getForm: () => titled(token),
        photos,
        onStored: () => undefined,
      })
    const { result, rerender } = renderHook(useSubmissionOf, { initialProps: formToken })
    const send = () => {
      useSubmitStore.setState({ status: 'SUBMIT_CONFIRMATION' })
      return act(() => result.current.submit())
    }
    network.createComplaint.mockRejectedValue(lost)
    await send()
    rerender(otherToken)
    await send()
    expect(await readOutbox(otherToken)).toMatchObject({
      unanswered: { informasi_aduan: { title: otherToken } },
      laterUnanswered: [],
    })
  })
})
