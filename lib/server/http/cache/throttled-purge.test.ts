import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttledPurge } from './throttled-purge'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('throttledPurge', () => {
  it('purges at once, and what follows soon together at the end of the pause', () => {
    const purge = vi.fn()
    const paced = throttledPurge(purge, { intervalMs: 500 })
    paced(['complaints', 'home'])
    paced(['complaints'])
    paced(['complaints', 'news'])
    expect(purge.mock.calls).toEqual([[['complaints', 'home']], [['news']]])
    vi.advanceTimersByTime(499)
    expect(purge).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1)
    expect(purge.mock.calls.slice(2)).toEqual([[['complaints']]])
    vi.advanceTimersByTime(5_000)
    expect(purge).toHaveBeenCalledTimes(3)
  })

  it('keeps the pause after one that was put off', () => {
    const purge = vi.fn()
    const paced = throttledPurge(purge, { intervalMs: 500 })
    for (let time = 0; time < 2_000; time += 100) {
      paced(['complaints'])
      vi.advanceTimersByTime(100)
    }
    expect(purge).toHaveBeenCalledTimes(5)
  })
})
