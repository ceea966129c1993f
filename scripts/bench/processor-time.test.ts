import { describe, expect, it } from 'vitest'
import { freePort } from './processes'
import { processorTime, threadsTime } from './processor-time'

describe('bench measurements', () => {
  it('reads the processor time of a process where /proc exists', () => {
    const used = processorTime(process.pid)
    expect(used === null || used > 0).toBe(true)
    expect(processorTime(2 ** 30)).toBeNull()
  })

  it('reads the processor time of the threads of a process more finely than in ticks', () => {
    const used = threadsTime(process.pid)
    expect(used === null || used > 0).toBe(true)
    expect(threadsTime(2 ** 30)).toBeNull()
  })

  it('finds a port that can be used', async () => {
    expect(await freePort()).toBeGreaterThan(1_023)
  })
})
