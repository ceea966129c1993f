import { expect, test } from 'vitest'
import { percentageOf, percentile } from './percentiles'

const days = (...values: number[]) => {
  const histogram = new Map<number, number>()
  for (const value of values) histogram.set(value, (histogram.get(value) ?? 0) + 1)
  return histogram
}

test('percentiles are values that occurred', () => {
  expect([
    percentile(days(9, 1, 3, 2), 0.5),
    percentile(days(9, 1, 3, 2), 0.9),
    percentile(days(4), 0.5),
    percentile(days(), 0.5),
  ]).toEqual([2, 9, 4, null])
  expect([percentile(days(10, 2, 2, 2), 0.5), percentile(days(10, 10, 10, 2), 0.5)]).toEqual([
    2, 10,
  ])
})

test('percentages have one decimal, and nothing has none', () => {
  expect([percentageOf(2, 3), percentageOf(0, 0)]).toEqual([66.7, null])
})
