import { describe, expect, it } from 'vitest'
import { createBackgroundPacer } from './background-pacer'

/** Keeps the processor, as a statement of SQLite does. */
function work(ms: number) {
  for (const end = performance.now() + ms; performance.now() < end;);
}

describe('besideVisitors', () => {
  it('leaves others many turns while work goes on in pieces', async () => {
    let turns = 0
    let isOver = false
    const visitor = () => {
      turns += 1
      if (!isOver) setImmediate(visitor)
    }
    setImmediate(visitor)
    const yieldToVisitors = createBackgroundPacer()
    for (let piece = 0; piece < 10; piece += 1) {
      work(10)
      await yieldToVisitors()
    }
    isOver = true
    // One for each piece would be ten.
    expect(turns).toBeGreaterThan(100)
  })
})
