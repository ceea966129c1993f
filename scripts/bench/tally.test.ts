import { expect, test } from 'vitest'
import { numberFlags } from './flags'
import { createTally, isFailure } from './tally'

test('counts outcomes by phase and kind, with times', () => {
  const tally = createTally()
  tally.begin('calm')
  for (const outcome of [200, 200, 503] as const) tally.note('page', outcome, 12)
  tally.begin('database stopped')
  tally.note('page', 'no answer', 2_000)
  tally.note('complaint', 503, 30)
  expect(tally.count('page', isFailure)).toBe(2)
  expect(tally.lines()).toEqual([
    'calm',
    expect.stringMatching(
      /^ {2}page +200 × 2, 503 × 1; median 12 ms, p95 12 ms, p99 12 ms, most 12 ms$/,
    ),
    'database stopped',
    expect.stringMatching(/^ {2}complaint +503 × 1; median 30 ms/),
    expect.stringMatching(/^ {2}page +no answer × 1; median 2,0\d\d ms/),
  ])
})

test('reads numbers from the command line and nothing else', () => {
  const usual = { readers: 200, seconds: 300 }
  expect(numberFlags([], usual)).toEqual(usual)
  expect(numberFlags(['--readers', '20'], usual)).toEqual({ readers: 20, seconds: 300 })
  for (const wrong of [['--readers'], ['--readers', 'x'], ['--writers', '3'], ['--seconds', '-1']])
    expect(numberFlags(wrong, usual)).toBeNull()
})
