import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useDraftLock } from './use-draft-lock'

/** One lock as browsers keep it: the next in line gets it when the holder lets go. */
function pretendLocks() {
  let isHeld = false
  const line: (() => void)[] = []
  const request = async (
    _: string,
    options: LockOptions,
    work: (lock: object | null) => unknown,
  ) => {
    if (isHeld && options.ifAvailable) return work(null)
    if (isHeld) await new Promise<void>((resolve) => line.push(resolve))
    isHeld = true
    const result = await work({})
    isHeld = false
    line.shift()?.()
    return result
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
}

afterEach(() => vi.unstubAllGlobals())

describe('useDraftLock', () => {
  it('gives the draft to the first tab, and to the second one when that closes', async () => {
    pretendLocks()
    const first = renderHook(useDraftLock)
    await waitFor(() => expect(first.result.current).toBe('mine'))
    const second = renderHook(useDraftLock)
    await waitFor(() => expect(second.result.current).toBe('elsewhere'))
    first.unmount()
    await act(async () => undefined)
    await waitFor(() => expect(second.result.current).toBe('mine'))
  })

  it('lets every tab keep a draft where browsers have no locks', async () => {
    const tab = renderHook(useDraftLock)
    await waitFor(() => expect(tab.result.current).toBe('mine'))
  })
})
