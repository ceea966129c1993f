import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pretendLocks } from '@/tests/support/pretend-locks'
import { useDraftLock } from './use-draft-lock'

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
