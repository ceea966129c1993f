import { expect, it } from 'vitest'
import { isSearching } from './award-address'

it.each([
  ['', false],
  ['wt', false],
  ['wtp', true],
  ['🙂🙂', false],
])('counts letters of a query: "%s" → %s', (query, isLong) => {
  expect(isSearching({ query })).toBe(isLong)
})
