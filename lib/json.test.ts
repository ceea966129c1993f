import { expect, it } from 'vitest'
import { isRecord } from './json'

it('tells objects with keys from everything else that JSON holds', () => {
  expect([{}, { a: 1 }].map(isRecord)).toEqual([true, true])
  expect([null, [], 'text', 1, true, undefined].map(isRecord)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})
