import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAfterLoad } from './use-after-load'

const readyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'readyState')
})

describe('useAfterLoad', () => {
  it('waits a moment on a page that has loaded', () => {
    readyState('complete')
    const { result } = renderHook(() => useAfterLoad())
    pass(1_499)
    expect(result.current).toBe(false)
    pass(1)
    expect(result.current).toBe(true)
  })

  it('waits for the load first', () => {
    readyState('loading')
    const { result } = renderHook(() => useAfterLoad())
    pass(60_000)
    expect(result.current).toBe(false)
    act(() => void window.dispatchEvent(new Event('load')))
    pass(1_500)
    expect(result.current).toBe(true)
  })

  it('does nothing for somebody who has left', () => {
    readyState('complete')
    const { result, unmount } = renderHook(() => useAfterLoad())
    unmount()
    pass(5_000)
    expect(result.current).toBe(false)
  })
})
