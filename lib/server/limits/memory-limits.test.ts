import { expect, test } from 'vitest'
import { createMemoryLimits } from './memory-limits'

test('allows the given number of uses per window and says how long to wait', async () => {
  let now = 0
  const limits = createMemoryLimits(() => now)
  expect(await limits.hit('upload', 'a', 2, 10_000)).toBe(0)
  expect(await limits.hit('upload', 'a', 2, 10_000)).toBe(0)
  now = 4000
  expect(await limits.hit('upload', 'a', 2, 10_000)).toBe(6)
  now = 10_000
  expect(await limits.hit('upload', 'a', 2, 10_000)).toBe(0)
})

test('refuses nobody for longer than a window when the clock is set back', async () => {
  let now = 5 * 3_600_000
  const limits = createMemoryLimits(() => now)
  await limits.hit('upload', 'a', 1, 10_000)
  now = 0
  expect(await limits.hit('upload', 'a', 1, 10_000)).toBe(0)
  expect(await limits.hit('upload', 'a', 1, 10_000)).toBe(10)
})

test('counts limits and keys apart', async () => {
  const limits = createMemoryLimits(() => 0)
  await limits.hit('upload', 'a', 1, 1000)
  expect(await limits.hit('upload', 'b', 1, 1000)).toBe(0)
  expect(await limits.hit('status', 'a', 1, 1000)).toBe(0)
  expect(await limits.hit('upload', 'a', 1, 1000)).toBe(1)
})

test('forgets the oldest window when memory is full', async () => {
  const limits = createMemoryLimits(() => 0, 2)
  for (const key of ['a', 'b', 'c']) await limits.hit('upload', key, 1, 1000)
  expect(await limits.hit('upload', 'a', 1, 1000)).toBe(0)
  expect(await limits.hit('upload', 'c', 1, 1000)).toBe(1)
})

test('takes a use back, and not more than were counted', async () => {
  const limits = createMemoryLimits(() => 0)
  await limits.giveBack('feedback', 'a', 1)
  expect(await limits.hit('feedback', 'a', 1, 1000)).toBe(0)
  expect(await limits.hit('feedback', 'a', 1, 1000)).toBe(1)
  await limits.giveBack('feedback', 'a', 1)
  await limits.giveBack('feedback', 'a', 1)
  expect(await limits.hit('feedback', 'a', 1, 1000)).toBe(0)
  expect(await limits.hit('feedback', 'a', 1, 1000)).toBe(1)
})
