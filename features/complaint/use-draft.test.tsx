import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readPhotos } from '@/lib/device/device-database'
import { filledForm } from '@/tests/support/complaint-form'
import { pretendLocks } from '@/tests/support/pretend-locks'
import { loadDraft, saveDraft } from './drafts'
import { newPhoto } from './model/photos'
import { useDraft } from './use-draft'
import { useDraftLock } from './use-draft-lock'

const formToken = '3f2b8c1e-5a0d-4c8e-9a35-7d1f0b6a2c44'
const otherToken = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const titled = (title: string) => ({
  ...filledForm,
  informasi_aduan: { ...filledForm.informasi_aduan, title },
})
const file = new File([new Uint8Array([1, 2, 3])], 'a.jpg', { type: 'image/jpeg' })
const photo = newPhoto('a', { file, previewUrl: '', errors: [] })
const start = { formToken, step: 2, form: titled('Lubang'), photos: [photo], isPaused: false }
const titleKept = async () => (await loadDraft())?.form.informasi_aduan.title

/** A form whose first words and photo are kept already. */
async function openForm() {
  const form = renderHook(useDraft, { initialProps: start })
  await waitFor(() => expect(form.result.current.savedAt).not.toBeNull())
  return form
}

/** As a browser does with a tab before it may end it. */
async function hide(target: EventTarget = document, event = 'visibilitychange') {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  target.dispatchEvent(new Event(event))
  state.mockRestore()
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['put away', document, 'visibilitychange'],
  ['closed', window, 'pagehide'],
])(
  'keeps the last words when the tab is %s before the hands have rested',
  async (_, target, event) => {
    const { rerender } = await openForm()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    rerender({ ...start, form: titled('Lubang besar di jalan') })
    await act(() => hide(target, event))
    vi.useRealTimers()
    await waitFor(async () => expect(await titleKept()).toBe('Lubang besar di jalan'))
  },
)

it('keeps a new photo at once, because phones may end the tab right after the camera', async () => {
  const { rerender } = await openForm()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  rerender({ ...start, photos: [photo, { ...photo, id: 'b' }] })
  vi.advanceTimersByTime(0)
  vi.useRealTimers()
  await waitFor(async () => expect((await loadDraft())?.photos).toHaveLength(2))
})

it('keeps the photo again in a draft that is saved after one was deleted', async () => {
  const { result } = await openForm()
  await act(() => result.current.remove())
  expect(await readPhotos(['a'])).toEqual([])
  await act(() => result.current.save())
  expect(await readPhotos(['a'])).toHaveLength(1)
})

it('ends with the newest words although older ones take longer to write', async () => {
  const { result, rerender } = await openForm()
  const slow = Object.assign(new File([new Uint8Array([4])], 'b.jpg', { type: 'image/jpeg' }), {
    arrayBuffer: async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return new ArrayBuffer(1)
    },
  })
  rerender({ ...start, form: titled('Lama'), photos: [{ ...photo, id: 'b', image_file: slow }] })
  const older = result.current.save()
  rerender({ ...start, form: titled('Baru'), photos: [photo] })
  await act(() => Promise.all([older, result.current.save()]))
  expect(await titleKept()).toBe('Baru')
})

it('writes nothing any more once the complaint is on its way', async () => {
  const { rerender, unmount } = await openForm()
  rerender({ ...start, form: titled('Terkirim'), isPaused: true })
  await act(() => hide())
  unmount()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await titleKept()).toBe('Lubang')
})

it('leaves the draft of another tab alone, asked to save or once the complaint is sent', async () => {
  pretendLocks()
  const other = renderHook(useDraftLock)
  await waitFor(() => expect(other.result.current).toBe('mine'))
  await saveDraft({ ...start, formToken: otherToken, savedAt: Date.now(), photos: [] })
  const { result } = renderHook(useDraft, { initialProps: { ...start, form: titled('Lain') } })
  await waitFor(() => expect(result.current.isElsewhere).toBe(true))
  expect(await act(() => result.current.save())).toBe(false)
  expect(await act(() => result.current.removeOwn())).toBe(true)
  expect(await titleKept()).toBe('Lubang')
})
