import { expect, test } from 'vitest'
import { growthLimitMs } from './growth-limit'
import { wholeList } from './public-questions'

const few = [
  { name: wholeList, processorMs: 9 },
  { name: 'statistics', processorMs: 4 },
  { name: 'one city', processorMs: 1, isCounted: true as const },
]

test('allows twice the cost among a tenth of the complaints', () => {
  expect(growthLimitMs({ name: 'statistics', processorMs: 100 }, few)).toBe(8)
})

test('allows a whole list besides for what finds more until counting stops, and for nothing else', () => {
  expect(growthLimitMs({ name: 'one city', processorMs: 100, isCounted: true }, few)).toBe(20)
})

test('judges nothing that was not asked among few', () => {
  expect(growthLimitMs({ name: 'new', processorMs: 1 }, few)).toBe(Infinity)
})
