import { describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '@/lib/api/failure'
import type { ComplaintRequest } from '@/lib/schemas/complaints'
import { filledForm } from '@/tests/support/complaint-form'
import { payloadOf } from './model/payload'
import { submitComplaint } from './submit-complaint'

const receipt = { complaint_number: 'JBR-20260131-7K4M9Q', secret: 'S' }
const ref = (name: string) => ({
  file_name: name,
  file_download_uri: `/v1/public/media/${name}`,
  size: 1,
})
const photos = ['a.jpg', 'b.jpg'].map((name) => ({
  id: name,
  file: new File(['x'], name),
  uploaded: null,
}))
const titled = (title: string) =>
  payloadOf({ ...filledForm, informasi_aduan: { ...filledForm.informasi_aduan, title } }, [
    ref('a.jpg'),
  ])
const conflict = new ApiFailure({ status: 409, code: 'IDEMPOTENCY_CONFLICT' })
const setUp = () => ({
  calls: {
    uploadPhoto: vi.fn(async (file: File) => ref(file.name)),
    createComplaint: vi.fn<(request: ComplaintRequest, token: string) => Promise<typeof receipt>>(
      async () => receipt,
    ),
  },
  submission: {
    form: filledForm,
    photos,
    formToken: 'token',
    unanswered: [],
    onProgress: vi.fn(),
    onUploaded: vi.fn(),
    onUnanswered: vi.fn(),
  },
})

describe('submitComplaint', () => {
  it('uploads every photo, then sends the complaint with the same token', async () => {
    const { calls, submission } = setUp()
    const result = await submitComplaint(calls, submission)
    expect(calls.uploadPhoto.mock.calls).toEqual(photos.map(({ file }) => [file, 'token']))
    expect(calls.createComplaint).toHaveBeenCalledWith(
      payloadOf(filledForm, [ref('a.jpg'), ref('b.jpg')]),
      'token',
    )
    expect(submission.onProgress.mock.calls.flat()).toEqual([50, 50, 75])
    expect(result).toEqual({ receipt, isEarlierVersion: false })
  })

  it('goes on only when each value of the bar has been seen', async () => {
    const { calls, submission } = setUp()
    const seen: string[] = []
    const onProgress = async (progress: number) => {
      await new Promise((resolve) => setTimeout(resolve))
      seen.push(
        `${progress} seen, ${calls.uploadPhoto.mock.calls.length} photos up, ${calls.createComplaint.mock.calls.length} sent`,
      )
    }
    await submitComplaint(calls, { ...submission, onProgress })
    expect(seen).toEqual([
      '50 seen, 1 photos up, 0 sent',
      '50 seen, 2 photos up, 0 sent',
      '75 seen, 2 photos up, 0 sent',
    ])
  })

  it('sends no photo again that the server has taken', async () => {
    const { calls, submission } = setUp()
    await submitComplaint(calls, {
      ...submission,
      photos: photos.map((photo) =>
        photo.id === 'a.jpg' ? { ...photo, uploaded: ref('a.jpg') } : photo,
      ),
    })
    expect(calls.uploadPhoto.mock.calls.map(([file]) => file.name)).toEqual(['b.jpg'])
  })

  it('reports photos that went up even when a later one fails', async () => {
    const { calls, submission } = setUp()
    const lost = new ApiFailure({ status: 0, code: 'NETWORK' })
    calls.uploadPhoto.mockResolvedValueOnce(ref('a.jpg')).mockRejectedValueOnce(lost)
    await expect(submitComplaint(calls, submission)).rejects.toBe(lost)
    expect(submission.onUploaded.mock.calls).toEqual([['a.jpg', ref('a.jpg')]])
    expect(calls.createComplaint).not.toHaveBeenCalled()
  })

  it('fetches the receipt of whichever earlier try was stored although its answer was lost', async () => {
    const { calls, submission } = setUp()
    const [first, second, third] = [titled('Satu'), titled('Dua'), titled('Tiga')]
    calls.createComplaint.mockImplementation(async (request) => {
      if (request === second) return receipt
      throw conflict
    })
    const result = await submitComplaint(calls, {
      ...submission,
      unanswered: [first, second, third],
    })
    expect(calls.createComplaint.mock.calls.slice(1)).toEqual([
      [first, 'token'],
      [second, 'token'],
    ])
    expect(result).toEqual({ receipt, isEarlierVersion: true })
  })

  it('names what has no answer before it goes out, and takes it back when it is refused', async () => {
    const { calls, submission } = setUp()
    const unanswered = [titled('Satu')]
    const request = payloadOf(filledForm, [ref('a.jpg'), ref('b.jpg')])
    calls.createComplaint.mockImplementationOnce(async () => {
      expect(submission.onUnanswered.mock.calls).toEqual([[[...unanswered, request]]])
      throw new ApiFailure({ status: 400, code: 'VALIDATION_FAILED' })
    })
    await expect(submitComplaint(calls, { ...submission, unanswered })).rejects.toThrow()
    expect(submission.onUnanswered).toHaveBeenLastCalledWith(unanswered)
  })

  it('remembers the first five wordings, each once', async () => {
    const { calls, submission } = setUp()
    const unanswered = ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima'].map(titled)
    await submitComplaint(calls, { ...submission, unanswered })
    expect(submission.onUnanswered).toHaveBeenLastCalledWith(unanswered)
    const request = payloadOf(filledForm, [ref('a.jpg'), ref('b.jpg')])
    await submitComplaint(calls, { ...submission, unanswered: [request] })
    expect(submission.onUnanswered).toHaveBeenLastCalledWith([request])
  })

  it('asks no further and is no refusal when the answer to an earlier try gets lost again', async () => {
    const { calls, submission } = setUp()
    const lost = new ApiFailure({ status: 0, code: 'NETWORK' })
    calls.createComplaint.mockRejectedValueOnce(conflict).mockRejectedValueOnce(lost)
    const unanswered = [titled('Satu'), titled('Dua')]
    await expect(submitComplaint(calls, { ...submission, unanswered })).rejects.toBe(lost)
    expect(calls.createComplaint).toHaveBeenCalledTimes(2)
  })

  it('passes a conflict on when there was no earlier try', async () => {
    const { calls, submission } = setUp()
    calls.createComplaint.mockRejectedValueOnce(conflict)
    await expect(submitComplaint(calls, submission)).rejects.toBe(conflict)
  })
})
