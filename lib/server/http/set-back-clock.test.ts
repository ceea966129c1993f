import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCircuit } from '@/lib/server/upstream/circuit'
import { freshMs, PageCache } from './cache/page-cache'
import { throttledPurge } from './cache/throttled-purge'
import { usualTuning } from './tuning'

const hourMs = 3_600_000
let ran = 0

/** The clock of the machine is set back by five hours while a minute passes. */
function setBack() {
  vi.setSystemTime(Date.now() - 5 * hourMs)
  ran += freshMs + 1
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockImplementation(() => ran)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each([usualTuning.now, undefined])(
  'no page stays fresh until the hours have passed again',
  async (now) => {
    const cache = new PageCache<string>({ maxBytes: 1_000_000, ...(now && { now }) })
    const key = { key: '/', pool: 'pages', tags: [] } as const
    const render = () => Promise.resolve({ value: 'page', sizeBytes: 4 })
    await cache.get(key, render)
    expect((await cache.get(key, render)).state).toBe('hit')
    setBack()
    expect((await cache.get(key, render)).state).toBe('stale')
  },
)

test('no purge waits for them', () => {
  const purged: string[] = []
  const purge = throttledPurge((tags) => purged.push(...tags))
  purge(['complaints'])
  setBack()
  purge(['complaints'])
  expect(purged).toEqual(['complaints', 'complaints'])
})

test('no service that had failed is left alone for them', () => {
  const circuit = createCircuit()
  for (let failures = 0; failures < 5; failures += 1) circuit.failed()
  expect(circuit.allows()).toBe(false)
  setBack()
  expect(circuit.allows()).toBe(true)
})
