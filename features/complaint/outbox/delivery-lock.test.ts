import { afterEach, describe, expect, it, vi } from 'vitest'
import { withDeliveryLock } from './delivery-lock'

const requested = vi.fn<(name: string, options: LockOptions) => void>()
const browserWith = (lock: object | null) =>
  vi.stubGlobal('navigator', {
    locks: {
      request: async (
        name: string,
        options: LockOptions,
        work: (given: object | null) => Promise<unknown>,
      ) => {
        requested(name, options)
        return work(lock)
      },
    },
  })

afterEach(() => {
  vi.unstubAllGlobals()
  requested.mockReset()
})

describe('withDeliveryLock', () => {
  it('does nothing while another tab is at work', async () => {
    browserWith(null)
    const work = vi.fn(async () => 'sent')
    expect(await withDeliveryLock('token', false, work)).toBeNull()
    expect(work).not.toHaveBeenCalled()
  })

  it('waits for its turn when a person is waiting', async () => {
    browserWith({})
    expect(await withDeliveryLock('token', true, async () => 'sent')).toBe('sent')
    expect(requested).toHaveBeenCalledWith(expect.stringContaining('token'), { ifAvailable: false })
  })

  it('works without locks', async () => {
    vi.stubGlobal('navigator', {})
    expect(await withDeliveryLock('token', false, async () => 'sent')).toBe('sent')
  })
})
