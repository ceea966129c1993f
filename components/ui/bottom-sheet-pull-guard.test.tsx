import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pullGuardMs, usePullGuard } from './bottom-sheet-pull-guard'

function Probe() {
  usePullGuard()
  return null
}
/** Whether a moving finger would still pull the page. */
const pulls = () =>
  fireEvent(document.body, new Event('touchmove', { bubbles: true, cancelable: true }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('usePullGuard', () => {
  it('holds the page for half a second and then lets go', () => {
    render(<Probe />)
    const atFirst = pulls()
    vi.advanceTimersByTime(pullGuardMs - 1)
    const nearEnd = pulls()
    vi.advanceTimersByTime(1)
    expect([pullGuardMs, atFirst, nearEnd, pulls()]).toEqual([500, false, false, true])
  })

  it('lets go at once when its sheet leaves', () => {
    const { unmount } = render(<Probe />)
    unmount()
    expect(pulls()).toBe(true)
  })
})
