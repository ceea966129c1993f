import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { scaleTop } from './visit-scale'

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [9, 10],
  [21, 22],
  [120, 200],
  [1_240, 2_000],
  [2_300, 2_500],
  [48_210, 50_000],
])('puts %d under %d', (largest, top) => {
  expect(scaleTop(largest)).toBe(top)
})

it('holds every number, with a whole half and at most twice its height', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (largest) => {
      const top = scaleTop(largest)
      expect(top).toBeGreaterThanOrEqual(largest)
      expect(top % 2).toBe(0)
      expect(top).toBeLessThanOrEqual(Math.max(2, largest * 2))
    }),
  )
})
