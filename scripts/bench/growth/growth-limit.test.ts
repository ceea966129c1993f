import { expect, test } from 'vitest'
import { growthLimit } from './growth-limit'
import { wholeList } from './public-questions'

const few = [
  { name: wholeList, amount: 9 },
  { name: 'statistics', amount: 4 },
  { name: 'one city', amount: 1, isCounted: true as const },
]

test('allows twice the cost among a tenth of the complaints', () => {
  expect(growthLimit({ name: 'statistics', amount: 100 }, few)).toBe(8)
})

test('allows a whole list besides for what finds more until counting stops, and for nothing else', () => {
  expect(growthLimit({ name: 'one city', amount: 100, isCounted: true }, few)).toBe(20)
})

test('judges nothing that was not asked among few', () => {
  expect(growthLimit({ name: 'new', amount: 1 }, few)).toBe(Infinity)
})
