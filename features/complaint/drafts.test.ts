import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { filledForm } from '@/tests/support/complaint-form'
import { deleteDraft, draftLifeMs, loadDraft, saveDraft, type Draft } from './drafts'

const savedAt = 1_769_800_000_000
const draft: Draft = {
  savedAt,
  formToken: '3f2b8c1e-5a0d-4c8e-9a35-7d1f0b6a2c44',
  step: 3,
  form: filledForm,
  photos: [{ name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]).buffer }],
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('drafts', () => {
  it('finds nothing on a new device', async () => {
    expect(await loadDraft(savedAt)).toBeNull()
  })

  it('gives back what was saved, photos included', async () => {
    await saveDraft(draft)
    const loaded = await loadDraft(savedAt + 1)
    expect(loaded).toMatchObject({ formToken: draft.formToken, step: 3, form: filledForm })
    expect(loaded && new Uint8Array(loaded.photos[0]?.bytes ?? new ArrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  })

  it('keeps one draft: the later replaces the earlier', async () => {
    await saveDraft(draft)
    await saveDraft({ ...draft, step: 4 })
    expect((await loadDraft(savedAt))?.step).toBe(4)
  })

  it('deletes a draft after 7 days', async () => {
    await saveDraft(draft)
    expect(await loadDraft(savedAt + draftLifeMs - 1)).not.toBeNull()
    expect(await loadDraft(savedAt + draftLifeMs)).toBeNull()
    expect(await loadDraft(savedAt)).toBeNull()
  })

  it('deletes on request', async () => {
    await saveDraft(draft)
    await deleteDraft()
    expect(await loadDraft(savedAt)).toBeNull()
  })
})
