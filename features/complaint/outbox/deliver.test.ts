import { randomUUID } from 'node:crypto'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '@/lib/api/failure'
import type { ComplaintRequest } from '@/lib/schemas/complaints'
import { filledForm } from '@/tests/support/complaint-form'
import { unsentEntry } from '@/tests/support/unsent-entry'
import { readPhotos, withDeviceDatabase, type StoredPhoto } from '@/lib/device/device-database'
import { loadDraft, saveDraft } from '../drafts'
import { deliver } from './deliver'
import {
  afterReceipt,
  pauseAfter,
  receiptFor,
  unreadableReceiptLifeMs,
  waitingLifeMs,
} from './outbox-entry'
import {
  changeInOutbox,
  listOutbox,
  putInOutbox,
  putReceipt,
  readOutbox,
  removeFromOutbox,
  removeUnsent,
} from './outbox-rows'

const now = 1_769_800_000_000
const formToken = '3f2b8c1e-5a0d-4c8e-9a35-7d1f0b6a2c44'
const receipt = { complaint_number: 'JBR-20260131-7K4M9Q', secret: 'ABCDEFGH0123456789JKMNPQRS' }
const photo = (id: string): StoredPhoto => ({
  id,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  bytes: new Uint8Array([1, 2]).buffer,
})
const entry = unsentEntry({
  formToken,
  queuedAt: now,
  photos: ['a', 'b'].map((id) => ({ id, uploaded: null })),
})
const openForEditing = () =>
  changeInOutbox(formToken, (opened) =>
    opened.state === 'sent' ? opened : { ...opened, state: 'editing' },
  )
const lost = new ApiFailure({ status: 0, code: 'NETWORK' })

/** A server that keeps one complaint per key, as the real one does. */
function server() {
  const stored = new Map<string, string>()
  const create = async (request: ComplaintRequest, key: string) => {
    const body = JSON.stringify(request)
    if (stored.has(key) && stored.get(key) !== body)
      throw new ApiFailure({ status: 409, code: 'IDEMPOTENCY_CONFLICT' })
    stored.set(key, body)
    return receipt
  }
  const calls = {
    uploadPhoto: vi.fn(async (file: File) => ({
      file_name: file.name,
      file_download_uri: `/v1/public/media/${file.name}`,
      size: file.size,
    })),
    createComplaint: vi.fn(create),
  }
  /** The next answer gets lost after the server has done its work. */
  const loseResponse = () =>
    calls.createComplaint.mockImplementationOnce(async (request, key) => {
      await create(request, key)
      throw lost
    })
  return { stored, calls, create, loseResponse }
}

const put = () => putInOutbox(entry, [photo('a'), photo('b')])
const titled = (title: string) => ({
  ...filledForm,
  informasi_aduan: { ...filledForm.informasi_aduan, title },
})
/** The same complaint after its author has changed it in the form. */
const putTitled = (title: string) =>
  putInOutbox({ ...entry, title, form: titled(title) }, [photo('a'), photo('b')])

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('deliver', () => {
  it('keeps the receipt and nothing else once the complaint is stored', async () => {
    const { calls } = server()
    await saveDraft({ savedAt: now, formToken, step: 4, form: filledForm, photos: entry.photos }, [
      photo('a'),
    ])
    await put()
    expect(await deliver(formToken, calls)).toMatchObject({
      kind: 'sent',
      entry: { receipt },
      isSaved: true,
    })
    expect(await readOutbox(formToken)).toEqual({
      formToken,
      title: entry.title,
      queuedAt: now,
      state: 'sent',
      receipt,
      isEarlierVersion: false,
      isPublic: true,
      wording: expect.any(Number),
    })
    expect([await loadDraft(now), await readPhotos(['a', 'b'])]).toEqual([null, []])
  })

  it('stores one complaint although three answers get lost, and sends each photo once', async () => {
    const { calls, stored, loseResponse } = server()
    await put()
    for (let round = 0; round < 3; round += 1) {
      loseResponse()
      expect((await deliver(formToken, calls, { now: () => now })).kind).toBe('failed')
    }
    expect((await deliver(formToken, calls)).kind).toBe('sent')
    expect([
      stored.size,
      calls.uploadPhoto.mock.calls.length,
      calls.createComplaint.mock.calls.length,
    ]).toEqual([1, 2, 4])
  })

  it('waits longer after each try without an answer', async () => {
    const { calls } = server()
    await put()
    calls.uploadPhoto.mockRejectedValue(lost)
    await deliver(formToken, calls, { now: () => now })
    const second = await deliver(formToken, calls, { now: () => now })
    expect(second).toMatchObject({
      entry: { state: 'waiting', attempts: 2, nextTryAt: now + pauseAfter(2) },
    })
    expect([pauseAfter(1), pauseAfter(2), pauseAfter(30)]).toEqual([5_000, 10_000, 300_000])
  })

  it('waits as long as the server asks for', async () => {
    const { calls } = server()
    await put()
    calls.createComplaint.mockRejectedValueOnce(
      new ApiFailure({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 600 }),
    )
    await deliver(formToken, calls, { now: () => now })
    expect(await readOutbox(formToken)).toMatchObject({
      state: 'waiting',
      cause: 'limited',
      nextTryAt: now + 600_000,
    })
  })

  it('stops at a refusal and says which fields it is about', async () => {
    const { calls } = server()
    await put()
    calls.createComplaint.mockRejectedValueOnce(
      new ApiFailure({
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: { 'data_wargi.phone': ['salah'] },
      }),
    )
    await deliver(formToken, calls)
    expect(await readOutbox(formToken)).toMatchObject({
      state: 'refused',
      unanswered: null,
      cause: 'refused',
      refusal: { step: 1 },
    })
    expect((await deliver(formToken, calls)).kind).toBe('idle')
  })

  it('sends photos anew when the server has forgotten them meanwhile', async () => {
    const { calls } = server()
    await put()
    calls.createComplaint.mockRejectedValueOnce(lost).mockRejectedValueOnce(
      new ApiFailure({
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: { 'foto_aduan.images.0': ['hilang'] },
      }),
    )
    await deliver(formToken, calls)
    expect((await deliver(formToken, calls)).kind).toBe('sent')
    expect(calls.uploadPhoto).toHaveBeenCalledTimes(4)
  })

  it('brings the receipt of an earlier wording that had arrived after all', async () => {
    const { calls, stored, loseResponse } = server()
    await put()
    loseResponse()
    await deliver(formToken, calls)
    const delivery = await deliver(formToken, calls, { place: () => putTitled('Judul baru') })
    expect(delivery).toMatchObject({ kind: 'sent', entry: { receipt, isEarlierVersion: true } })
    expect(stored.size).toBe(1)
  })

  it('brings the receipt of the second of three wordings when the first never arrived', async () => {
    const { calls, stored, loseResponse } = server()
    const send = (title: string) => deliver(formToken, calls, { place: () => putTitled(title) })
    calls.createComplaint.mockRejectedValueOnce(lost)
    await send('Judul satu')
    loseResponse()
    await send('Judul dua')
    expect(await send('Judul tiga')).toMatchObject({
      kind: 'sent',
      entry: { receipt, isEarlierVersion: true },
    })
    expect(stored.get(formToken)).toContain('Judul dua')
  })

  it('remembers through a refusal what may be stored already', async () => {
    const { calls, loseResponse } = server()
    await put()
    loseResponse()
    await deliver(formToken, calls)
    calls.uploadPhoto.mockRejectedValueOnce(
      new ApiFailure({ status: 413, code: 'PAYLOAD_TOO_LARGE' }),
    )
    await deliver(formToken, calls, { place: () => putTitled('Judul baru') })
    expect(await readOutbox(formToken)).toMatchObject({
      state: 'refused',
      unanswered: { informasi_aduan: { title: entry.title } },
    })
  })

  it('sends nothing that was already stored, even when it is put there again', async () => {
    const { calls } = server()
    await put()
    await deliver(formToken, calls)
    expect((await deliver(formToken, calls, { place: put })).kind).toBe('sent')
    expect(calls.createComplaint).toHaveBeenCalledTimes(1)
  })

  it('writes the receipt down although the complaint has gone from the device meanwhile', async () => {
    const { calls, create } = server()
    await put()
    calls.createComplaint.mockImplementationOnce(async (request, key) => {
      await removeFromOutbox(formToken)
      return create(request, key)
    })
    expect(await deliver(formToken, calls)).toMatchObject({ kind: 'sent', isSaved: true })
    expect(await readOutbox(formToken)).toMatchObject({ state: 'sent', receipt })
  })

  it('claims to have kept no receipt that could not be written', async () => {
    const { calls, create } = server()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await put()
    calls.createComplaint.mockImplementationOnce(async (request, key) => {
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
        throw new Error('no room')
      })
      return create(request, key)
    })
    expect(await deliver(formToken, calls)).toMatchObject({ kind: 'sent', isSaved: false })
    expect(warn).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  it('claims no place on the device for a complaint that failed and has gone from there', async () => {
    const { calls } = server()
    await put()
    calls.createComplaint.mockImplementationOnce(async () => {
      await removeFromOutbox(formToken)
      throw lost
    })
    expect(await deliver(formToken, calls)).toMatchObject({ kind: 'failed', entry: null })
  })

  it('has the receipt that another tab got while this one failed, where no lock keeps tabs apart', async () => {
    const { calls } = server()
    await put()
    calls.createComplaint.mockImplementationOnce(async () => {
      await putReceipt(afterReceipt({ ...entry, form: titled('Judul baru') }, receipt, false))
      throw lost
    })
    expect(await deliver(formToken, calls)).toMatchObject({
      kind: 'sent',
      entry: { receipt, isEarlierVersion: true },
      isSaved: true,
    })
  })

  it('leaves a complaint alone that is being changed', async () => {
    const { calls } = server()
    await put()
    await openForEditing()
    expect((await deliver(formToken, calls)).kind).toBe('idle')
    expect(calls.uploadPhoto).not.toHaveBeenCalled()
  })

  it.each([
    ['lost', lost],
    ['refused', new ApiFailure({ status: 400, code: 'VALIDATION_FAILED' })],
  ])('leaves it open for its author although the try under way is %s', async (_, failure) => {
    const { calls, stored } = server()
    await put()
    calls.createComplaint.mockImplementationOnce(async () => {
      await openForEditing()
      throw failure
    })
    await deliver(formToken, calls)
    expect(await readOutbox(formToken)).toMatchObject({ state: 'editing', attempts: 1 })
    expect((await deliver(formToken, calls)).kind).toBe('idle')
    expect(stored.size).toBe(0)
  })

  it('says that an earlier version was sent while its author has changed it', async () => {
    const { calls, create } = server()
    await put()
    calls.createComplaint.mockImplementationOnce(async (request, key) => {
      await openForEditing()
      return create(request, key)
    })
    await deliver(formToken, calls)
    const sent = { kind: 'sent', entry: { receipt, isEarlierVersion: true } }
    const changed = deliver(formToken, calls, { place: () => putTitled('Judul baru') })
    expect(await changed).toMatchObject(sent)
    expect(await deliver(formToken, calls, { place: put })).toMatchObject({
      ...sent,
      entry: { isEarlierVersion: false },
    })
  })

  it('does not begin what its author deletes while the photos go up', async () => {
    const { calls } = server()
    await put()
    calls.uploadPhoto.mockImplementationOnce(async (file) => {
      await removeFromOutbox(formToken)
      return { file_name: file.name, file_download_uri: '/v1/public/media/a', size: file.size }
    })
    expect((await deliver(formToken, calls)).kind).toBe('idle')
    expect(calls.uploadPhoto).toHaveBeenCalledOnce()
    expect(calls.createComplaint).not.toHaveBeenCalled()
  })

  it('does not send what its author opens at the last moment, where no lock keeps tabs apart', async () => {
    const { calls } = server()
    await put()
    const onProgress = async (progress: number) => {
      if (progress === 75) await openForEditing()
    }
    expect((await deliver(formToken, calls, { onProgress })).kind).toBe('idle')
    expect(calls.createComplaint).not.toHaveBeenCalled()
    expect(await readOutbox(formToken)).toMatchObject({ state: 'editing', unanswered: null })
  })
})

describe('outbox', () => {
  it('forgets what waited 7 days, but never a receipt', async () => {
    const { calls } = server()
    await put()
    expect(await listOutbox(now + waitingLifeMs - 1)).toHaveLength(1)
    expect(await listOutbox(now + waitingLifeMs)).toEqual([])
    expect(await readPhotos(['a'])).toEqual([])
    await put()
    await deliver(formToken, calls)
    for (const later of [waitingLifeMs, unreadableReceiptLifeMs, 10 * unreadableReceiptLifeMs])
      expect(await listOutbox(now + later)).toHaveLength(1)
  })

  it('deletes what was not sent, and keeps the receipt of what was sent meanwhile', async () => {
    const { calls } = server()
    await put()
    expect([await removeUnsent(formToken), await readOutbox(formToken)]).toEqual([null, null])
    await put()
    await deliver(formToken, calls)
    expect(await removeUnsent(formToken)).toMatchObject({ state: 'sent', receipt })
    expect(await readOutbox(formToken)).toMatchObject({ state: 'sent', receipt })
  })

  it('lists the oldest first', async () => {
    const tokens = [randomUUID(), randomUUID(), randomUUID()].toSorted()
    for (const [index, token] of tokens.entries())
      await putInOutbox({ ...entry, formToken: token, queuedAt: now - index, photos: [] }, [])
    expect((await listOutbox(now)).map((each) => each.formToken)).toEqual(tokens.toReversed())
  })

  it('says of a receipt whether everybody may read what was sent, and that an earlier wording stays one', () => {
    const form = {
      ...filledForm,
      informasi_aduan: { ...filledForm.informasi_aduan, type: 'private' as const },
    }
    const hidden = { ...entry, form }
    expect(afterReceipt(hidden, receipt, false).isPublic).toBe(false)
    const earlier = afterReceipt(hidden, receipt, true)
    expect(receiptFor(hidden, earlier)).toEqual(earlier)
  })

  it('keeps what only another version can read, a receipt for 12 weeks, and lists none of it', async () => {
    const waits = { state: 'waiting', queuedAt: now, photos: [{ id: 'a' }], words: {} }
    const rows = { waits, sent: { state: 'sent', queuedAt: now, receipt: { number: 'JBR' } } }
    await put()
    await withDeviceDatabase(async (database) => {
      for (const [key, row] of Object.entries({ ...rows, neither: 'text' }))
        await database.put('complaint-outbox', row, key)
    })
    const left = async (time: number) => {
      expect(await listOutbox(time)).toEqual([])
      return withDeviceDatabase((database) => database.getAllKeys('complaint-outbox'))
    }
    await removeFromOutbox(formToken)
    expect(await left(now + waitingLifeMs - 1)).toEqual(['sent', 'waits'])
    expect(await readPhotos(['a', 'b'])).toMatchObject([{ id: 'a' }])
    expect(await left(now + waitingLifeMs)).toEqual(['sent'])
    expect(await left(now + unreadableReceiptLifeMs - 1)).toEqual(['sent'])
    expect(await left(now + unreadableReceiptLifeMs)).toEqual([])
  })

  it('puts nothing in the place of a receipt that only another version can read', async () => {
    const row = { state: 'sent', queuedAt: now, receipt: { number: 'JBR' } }
    await withDeviceDatabase((database) => database.put('complaint-outbox', row, formToken))
    await expect(put()).rejects.toThrow('another version')
    const left = withDeviceDatabase((database) => database.get('complaint-outbox', formToken))
    expect(await left).toEqual(row)
  })

  it('deletes nothing that another tab puts there while it is tidied', async () => {
    await put()
    const later = { ...entry, formToken: randomUUID(), queuedAt: now + waitingLifeMs }
    await Promise.all([listOutbox(now + waitingLifeMs), putInOutbox(later, [])])
    expect(await listOutbox(now + waitingLifeMs)).toEqual([later])
  })

  it('reads a complaint that an older version put there', async () => {
    const { laterUnanswered: _, ...older } = entry
    await withDeviceDatabase((database) => database.put('complaint-outbox', older, formToken))
    expect(await readOutbox(formToken)).toEqual(entry)
  })

  it('hides the draft of a complaint that waits', async () => {
    await saveDraft({ savedAt: now, formToken, step: 4, form: filledForm, photos: [] })
    await put()
    expect(await loadDraft(now)).toBeNull()
    // Photos that went up are saved once more.
    const again = { savedAt: now + 1, formToken, step: 4, form: filledForm, photos: entry.photos }
    await saveDraft(again)
    expect(await loadDraft(now)).toBeNull()
    await openForEditing()
    expect(await loadDraft(now)).toEqual(again)
  })

  it('shows the draft of a complaint that its author has changed since, also after the earlier words were sent', async () => {
    const { calls, create } = server()
    const form = titled('Judul baru')
    const draft = { savedAt: now + 1, formToken, step: 4, form, photos: entry.photos }
    await put()
    await saveDraft(draft)
    expect(await loadDraft(now)).toEqual(draft)
    calls.createComplaint.mockImplementationOnce(async (request, key) => {
      await openForEditing()
      return create(request, key)
    })
    await deliver(formToken, calls)
    expect(await readOutbox(formToken)).toMatchObject({ state: 'sent' })
    expect(await loadDraft(now)).toEqual(draft)
  })

  it('is empty once the receipt was seen', async () => {
    await put()
    await removeFromOutbox(formToken)
    expect([await listOutbox(now), await readPhotos(['a'])]).toEqual([[], []])
  })
})
