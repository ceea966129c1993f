import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCopy } from './use-copy'

afterEach(() => vi.unstubAllGlobals())

/** What became of a copy with this clipboard. */
async function outcomeWith(clipboard: unknown) {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }))
  const { result } = renderHook(() => useCopy('4B4QRZ7K4M9A'))
  expect(result.current.outcome).toBeNull()
  await act(result.current.copy)
  return result.current.outcome
}

it('tells it again of each further copy, for ears that heard it before', async () => {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { clipboard: { value: { writeText: async () => undefined } } }),
  )
  const outcomes: unknown[] = []
  const { result } = renderHook(() => {
    const copying = useCopy('4B4QRZ7K4M9A')
    outcomes.push(copying.outcome)
    return copying
  })
  for (let time = 0; time < 2; time += 1) {
    let copied = Promise.resolve()
    act(() => void (copied = result.current.copy()))
    // Waited for inside, so that React shows both moments.
    await act(() => copied)
  }
  expect(outcomes).toEqual([null, 'copied', null, 'copied'])
})

it('tells what became of it', async () => {
  const writeText = vi.fn(async () => undefined)
  expect(await outcomeWith({ writeText })).toBe('copied')
  expect(writeText.mock.calls).toEqual([['4B4QRZ7K4M9A']])
  expect(await outcomeWith({ writeText: () => Promise.reject(new Error('denied')) })).toBe('failed')
  expect(await outcomeWith(undefined)).toBe('failed')
})
