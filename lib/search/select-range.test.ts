import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectRange } from './select-range'

describe('a part of a sorted list', () => {
  it('is what sorting everything would give, in any order of the list', () => {
    const list = fc.uniqueArray(fc.nat(100_000), { maxLength: 400 })
    fc.assert(
      fc.property(list, fc.nat(420), fc.nat(60), (numbers, from, size) => {
        const sorted = numbers.toSorted((a, b) => b - a).slice(from, from + size)
        expect([
          ...selectRange(Uint32Array.from(numbers), from, from + size, (a, b) => b - a),
        ]).toEqual(sorted)
      }),
    )
  })

  it('asks for far fewer comparisons than sorting, also of lists in order', () => {
    const length = 100_000
    for (const numberAt of [
      (at: number) => at,
      (at: number) => length - at,
      (at: number) => (at * 7_919) % length,
    ]) {
      let comparisons = 0
      selectRange(
        Uint32Array.from({ length }, (_, at) => numberAt(at)),
        0,
        10,
        (a, b) => {
          comparisons += 1
          return a - b
        },
      )
      expect(comparisons).toBeLessThan(length * 8)
    }
  })
})
