import { describe, expect, it } from 'vitest'
import { freePort } from './processes'
import { processorTime, singleThreadTime } from './processor-time'

describe('bench measurements', () => {
  it('reads the processor time of a process where /proc exists', () => {
    const used = processorTime(process.pid)
    expect(used === null || used > 0).toBe(true)
    expect(processorTime(2 ** 30)).toBeNull()
  })

  it('reads the processor time of a process with one thread more finely than in ticks', () => {
    const used = singleThreadTime(process.pid)
    expect(used === null || used > 0).toBe(true)
    expect(singleThreadTime(2 ** 30)).toBeNull()
  })

  it('finds a port that can be used', async () => {
    expect(await freePort()).toBeGreaterThan(1_023)
  })
})
