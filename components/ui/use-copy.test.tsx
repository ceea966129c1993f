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

it('tells what became of it', async () => {
  const writeText = vi.fn(async () => undefined)
  expect(await outcomeWith({ writeText })).toBe('copied')
  expect(writeText.mock.calls).toEqual([['4B4QRZ7K4M9A']])
  expect(await outcomeWith({ writeText: () => Promise.reject(new Error('denied')) })).toBe('failed')
  expect(await outcomeWith(undefined)).toBe('failed')
})
