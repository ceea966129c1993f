import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Portal } from '@/lib/server/contract'
import { createMemoryLimits } from '@/lib/server/limits/memory-limits'
import { providePortal } from '@/lib/server/portal'
import type { Caller } from '@/lib/server/limits/port'
import { type CountedAction, countOnce } from './counted-browser'

const forget = () => Reflect.deleteProperty(globalThis, Symbol.for('portal.handle'))

/** Whether a caller is counted for an item that there is. */
async function isCounted(action: CountedAction, caller: Caller) {
  let counted = 0
  const isKnown = await countOnce(action, '1', caller, () => {
    counted += 1
    return Promise.resolve(true)
  })
  expect(isKnown).toBe(true)
  return counted === 1
}

/** How many callers of one address are counted for one item, each with its own cookie or without one. */
async function countedOf(action: CountedAction, ip: string, cookie: 'brought' | 'new' | 'none') {
  let counted = 0
  for (let count = 0; count < 40; count += 1) {
    const browserId = cookie === 'none' ? null : `${cookie}${action}${count}`
    if (await isCounted(action, { ip, browserId, isNew: cookie === 'new' })) counted += 1
  }
  return counted
}

describe('browsers of one address', () => {
  beforeAll(() => {
    forget()
    void providePortal(() => Promise.resolve({ limits: createMemoryLimits() } as unknown as Portal))
  })
  afterAll(forget)

  // One more than the limit: all beyond it count as one.
  it.each([
    ['share', 'brought', 31],
    ['share', 'new', 4],
    ['view', 'new', 31],
    ['support', 'brought', 31],
    ['support', 'new', 4],
  ] as const)(
    'count for a %s, with cookies %s, %i times in a day',
    async (action, cookie, times) => {
      const network = `2001:db8:${times}:${action.length}`
      expect(await countedOf(action, `${network}::1`, cookie)).toBe(times)
      expect(await isCounted(action, { ip: `${network}::2`, browserId: null })).toBe(false)
      const elsewhere = `2001:db8:${times}:9${action.length}::1`
      expect(await isCounted(action, { ip: elsewhere, browserId: null })).toBe(true)
    },
  )

  it('count for a view as one without cookies', async () => {
    expect(await countedOf('view', '203.0.113.200', 'none')).toBe(1)
  })

  it('is counted the next time when there was no such item, or counting failed', async () => {
    const caller = { ip: '203.0.113.201', browserId: 'a'.repeat(32) }
    const counts: (() => Promise<boolean>)[] = [
      () => Promise.resolve(false),
      () => Promise.reject(new Error('database is locked')),
      () => Promise.resolve(true),
    ]
    let asked = 0
    const share = () =>
      countOnce('share', '2', caller, () => counts[asked++]?.() ?? Promise.resolve(false))
    expect(await share()).toBe(false)
    await expect(share()).rejects.toThrow('database is locked')
    expect([await share(), await share(), asked]).toEqual([true, true, 3])
  })
})
