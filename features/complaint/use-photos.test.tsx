import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { photoMaxBytes } from '@/lib/schemas/complaints'
import { holdObjectUrls } from '@/tests/support/hold-object-urls'
import { pretendShrinking } from '@/tests/support/pretend-shrinking'
import { usePhotos } from './use-photos'

const jpeg = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], name, { type: 'image/jpeg' })
const named = (count: number, first = 1) =>
  Array.from({ length: count }, (_, at) => jpeg(`${at + first}.jpg`))
/** A file of a cloud: its bytes come when they are let through. */
function slow(file: File) {
  let letThrough: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  const read = file.arrayBuffer.bind(file)
  return { file: Object.assign(file, { arrayBuffer: () => gate.then(read) }), letThrough }
}
const revoked = vi.fn()

beforeEach(() => {
  revoked.mockClear()
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = revoked
})

it('names what is left out although two choices are looked at together', async () => {
  const { result } = renderHook(usePhotos)
  await act(async () => {
    await Promise.all([result.current.add(named(8)), result.current.add(named(5, 9))])
  })
  expect(result.current.list).toHaveLength(10)
  expect(result.current.leftOut).toEqual(['11.jpg', '12.jpg', '13.jpg'])
  expect(revoked).toHaveBeenCalledTimes(3)
})

it('puts no photo into a new form that was chosen for the one before', async () => {
  const { result } = renderHook(usePhotos)
  const { file, letThrough } = slow(jpeg('awan.jpg'))
  const adding = result.current.add([file])
  act(() => result.current.clear())
  letThrough()
  await act(async () => adding)
  expect(result.current.list).toEqual([])
})

it('puts no photo into a draft taken up that was chosen for the form before', async () => {
  const { result } = renderHook(usePhotos)
  const { file, letThrough } = slow(jpeg('awan.jpg'))
  const adding = result.current.add([file])
  await act(() => result.current.restore([{ id: 'a', file: jpeg('draf.jpg'), uploaded: null }]))
  letThrough()
  await act(async () => adding)
  expect(result.current.list.map(({ image_file: { name } }) => name)).toEqual(['draf.jpg'])
})

it('lets the pictures go with the form', async () => {
  const { result, unmount } = renderHook(usePhotos)
  await act(async () => result.current.add(named(2)))
  unmount()
  expect(revoked).toHaveBeenCalledTimes(2)
})

it('leaves no picture behind of a photo that goes, or is asked for twice, while it is made smaller', async () => {
  const held = holdObjectUrls()
  const { result } = renderHook(usePhotos)
  const large = new File([new Uint8Array(photoMaxBytes + 1)], 'besar.jpg', { type: 'image/jpeg' })
  await act(async () => result.current.add([large, large]))
  const [first, second] = result.current.list
  const { finish } = pretendShrinking()
  const shrinking = [first, second, second].map((photo) => result.current.shrink(photo?.id ?? ''))
  act(() => result.current.remove(first?.id ?? ''))
  finish()
  await act(async () => expect(await Promise.all(shrinking)).toEqual([true, true, true]))
  expect(result.current.list.map(({ image_file: { size } }) => size)).toEqual([8])
  expect([...held]).toEqual([result.current.list[0]?.preview_url])
})
