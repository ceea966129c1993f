import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { filledForm } from '@/tests/support/complaint-form'
import { readPhotos, type StoredPhoto } from '@/lib/device/device-database'
import { deleteDraft, draftLifeMs, loadDraft, saveDraft, type Draft } from './drafts'

const savedAt = 1_769_800_000_000
const photo: StoredPhoto = {
  id: 'p1',
  name: 'a.jpg',
  type: 'image/jpeg',
  bytes: new Uint8Array([1, 2, 3]).buffer,
}
const draft: Draft = {
  savedAt,
  formToken: '3f2b8c1e-5a0d-4c8e-9a35-7d1f0b6a2c44',
  step: 3,
  form: filledForm,
  photos: [{ id: 'p1', uploaded: null }],
}
const bytesOf = async (ids: string[]) =>
  Promise.all(
    (await readPhotos(ids)).map(async ({ file }) => [...new Uint8Array(await file.arrayBuffer())]),
  )

/** The database as the first version of this portal left it. */
const asVersionOne = (value: unknown) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('portal-jabar', 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('complaint-drafts').put(value, 'current'),
    )
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
    opening.addEventListener('error', () => reject(new Error('not opened')))
  })

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('drafts', () => {
  it('finds nothing on a new device', async () => {
    expect(await loadDraft(savedAt)).toBeNull()
  })

  it('gives back what was saved, photos included', async () => {
    await saveDraft(draft, [photo])
    expect(await loadDraft(savedAt + 1)).toEqual(draft)
    expect(await bytesOf(['p1'])).toEqual([[1, 2, 3]])
  })

  it('writes no photo again when only words change', async () => {
    await saveDraft(draft, [photo])
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    await saveDraft({ ...draft, step: 4 })
    expect(put.mock.calls.map(([, key]) => key)).toEqual(['current'])
    put.mockRestore()
    expect(await bytesOf(['p1'])).toEqual([[1, 2, 3]])
  })

  it('forgets photos that were taken out of the form', async () => {
    await saveDraft(draft, [photo])
    await saveDraft({ ...draft, photos: [] })
    expect(await readPhotos(['p1'])).toEqual([])
  })

  it('deletes a draft and its photos after 7 days', async () => {
    await saveDraft(draft, [photo])
    expect(await loadDraft(savedAt + draftLifeMs - 1)).not.toBeNull()
    expect(await loadDraft(savedAt + draftLifeMs)).toBeNull()
    expect([await loadDraft(savedAt), await readPhotos(['p1'])]).toEqual([null, []])
  })

  it('deletes on request, and only the draft of the form that asks', async () => {
    await saveDraft(draft)
    await deleteDraft('00000000-0000-4000-8000-000000000000')
    expect(await loadDraft(savedAt)).not.toBeNull()
    await deleteDraft(draft.formToken)
    expect(await loadDraft(savedAt)).toBeNull()
  })

  it('takes over a draft of the first version with its photos', async () => {
    await asVersionOne({
      ...draft,
      photos: [{ name: 'lama.jpg', type: 'image/jpeg', bytes: new Uint8Array([7]).buffer }],
    })
    const found = await loadDraft(savedAt)
    expect(found).toMatchObject({
      formToken: draft.formToken,
      form: filledForm,
      photos: [{ uploaded: null }],
    })
    expect(await bytesOf(found?.photos.map(({ id }) => id) ?? [])).toEqual([[7]])
  })

  it('survives a first version without a draft', async () => {
    await asVersionOne(undefined)
    expect(await loadDraft(savedAt)).toBeNull()
  })
})
