import { afterEach, describe, expect, it } from 'vitest'
import { Problem } from '@/lib/errors'
import type { Portal } from '@/lib/server/contract'
import { providePortal } from '@/lib/server/portal'
import { findComplaintStatistics } from './complaints'

const forget = () => Reflect.deleteProperty(globalThis, Symbol.for('portal.handle'))
const failing = (failure: Error) => {
  forget()
  const monitoring = {
    statistics: async () => {
      throw failure
    },
  }
  void providePortal(() => Promise.resolve({ monitoring } as unknown as Portal))
}

describe('numbers about complaints', () => {
  afterEach(forget)

  it('are left out while they are being counted, and fail for any other reason', async () => {
    failing(new Problem('UNAVAILABLE', { cause: 'complaints are being counted' }))
    expect(await findComplaintStatistics(undefined, undefined, 'id')).toBeNull()
    failing(new TypeError('broken'))
    await expect(findComplaintStatistics(undefined, undefined, 'id')).rejects.toThrow('broken')
  })
})
