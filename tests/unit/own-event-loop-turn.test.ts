import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { OwnEventLoopTurn } from '@/app/own-event-loop-turn'

it('gives the parts of pages one turn of the event loop each, in their order', async () => {
  const done: number[] = []
  const parts = [1, 2, 3].map(async (nth) => {
    expect(await OwnEventLoopTurn({ children: nth })).toBe(nth)
    done.push(nth)
  })
  const seen: number[] = []
  for (let turns = 0; turns < 5; turns += 1) {
    seen.push(done.length)
    await turn()
  }
  await Promise.all(parts)
  expect(done).toEqual([1, 2, 3])
  // Never two in one turn.
  expect(
    seen
      .slice(1)
      .map((count, at) => count - (seen[at] ?? 0))
      .every((added) => added <= 1),
  ).toBe(true)
})
