import { expect, it } from 'vitest'
import { ndcgAt } from './ndcg'

it('is 1 for the best order, less the lower a right result stands, and 0 without one', () => {
  expect(ndcgAt(5, [true, true, false])).toBe(1)
  expect(ndcgAt(5, [false, true])).toBeCloseTo(1 / Math.log2(3))
  expect(ndcgAt(5, [false, false, true, true])).toBeCloseTo(
    (1 / 2 + 1 / Math.log2(5)) / (1 + 1 / Math.log2(3)),
  )
  expect(ndcgAt(2, [false, false, true])).toBe(0)
  expect(ndcgAt(5, [])).toBe(0)
})
