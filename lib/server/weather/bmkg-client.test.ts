import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startBmkgStub, type BmkgStub } from '../../../tests/support/bmkg-stub'
import { createBmkgClient } from './bmkg-client'
import { circuitOpenMs } from '@/lib/server/upstream/circuit'

const village = '32.73.09.1003'
let stub: BmkgStub
let moment: number
beforeEach(async () => {
  moment = Date.now()
  stub = await startBmkgStub()
})
afterEach(() => stub.close())

/** @param timeoutMs short only where the agency stays silent: a busy machine may be slow to respond */
function setUp({ timeoutMs }: { timeoutMs?: number } = {}) {
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  const ask = createBmkgClient({ apiUrl: stub.url, now: () => moment, pause, timeoutMs })
  const reason = (code = village) =>
    ask(code).then(
      () => 'answered',
      (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
    )
  return { ask, reason, pauses }
}

describe('createBmkgClient', () => {
  it('asks for a village by its code, with what else the address says', async () => {
    const ask = createBmkgClient({ apiUrl: `${stub.url}?kunci=1`, now: () => moment })
    expect(await ask(village)).toMatchObject({ village: 'Citarum' })
    expect(stub.requests).toEqual([village])
  })

  it.each(['broken', 'silent', 'hangingUp'] as const)(
    'asks a %s agency once more after a short, uneven pause',
    async (mood) => {
      stub.setMood(mood)
      const { reason, pauses } = setUp(mood === 'silent' ? { timeoutMs: 80 } : {})
      expect(await reason()).not.toBe('answered')
      expect(stub.requests).toHaveLength(2)
      expect(pauses).toHaveLength(1)
      expect(pauses[0]).toBeGreaterThanOrEqual(100)
      expect(pauses[0]).toBeLessThanOrEqual(300)
    },
  )

  it('answers when the second attempt succeeds', async () => {
    stub.setMood('broken')
    const ask = createBmkgClient({
      apiUrl: stub.url,
      now: () => moment,
      pause: async () => stub.setMood('good'),
    })
    expect(await ask(village)).toMatchObject({ village: 'Citarum' })
  })

  it.each(['busy', 'html', 'otherShape', 'empty', 'tooBig', 'brotli', 'elsewhere'] as const)(
    'does not ask a %s agency again',
    async (mood) => {
      stub.setMood(mood)
      expect(await setUp().reason()).not.toBe('answered')
      expect(stub.requests).toHaveLength(1)
    },
  )

  it('knows that the agency does not know a village, which is no failure of the agency', async () => {
    stub.setMood('unknownVillage')
    const { ask, reason } = setUp()
    for (let use = 0; use < 6; use += 1) expect(await ask(village)).toBeNull()
    stub.setMood('good')
    expect(await reason()).toBe('answered')
  })

  it('leaves the agency alone for 30 seconds after five failures, then tries', async () => {
    stub.setMood('broken')
    const { reason } = setUp()
    expect([await reason('a'), await reason('b'), await reason('c')]).toEqual([
      'status 500',
      'status 500',
      'circuit-open',
    ])
    expect(stub.requests).toHaveLength(5)
    stub.setMood('good')
    expect(await reason()).toBe('circuit-open')
    expect(stub.requests).toHaveLength(5)
    moment += circuitOpenMs
    expect([await reason(), await reason()]).toEqual(['answered', 'answered'])
  })

  it('stays below the calls that the agency grants in a minute', async () => {
    const { reason } = setUp()
    for (let use = 0; use < 50; use += 1) expect(await reason()).toBe('answered')
    expect(await reason()).toBe('budget')
    expect(stub.requests).toHaveLength(50)
    moment += 60_000
    expect(await reason()).toBe('answered')
  })
})
