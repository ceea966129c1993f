import { afterEach, beforeEach, vi } from 'vitest'

/** Notes, in each test of the file, promises that failed and that nobody waited for. */
export function noteUnhandledRejections() {
  const unhandled = vi.fn()
  beforeEach(() => {
    unhandled.mockClear()
    process.on('unhandledRejection', unhandled)
  })
  afterEach(() => void process.off('unhandledRejection', unhandled))
  return unhandled
}
