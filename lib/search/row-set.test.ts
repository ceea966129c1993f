import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedRows, readRows, rowCount, rowsPerPart } from './row-set'

const rowsOf = (bytes: Uint8Array, part: number) => {
  const rows = new Uint32Array(rowCount(bytes))
  expect(readRows(bytes, part, rows, 0)).toBe(rows.length)
  return [...rows]
}
const none = new Uint8Array()

describe('a stored piece of a posting list', () => {
  it.each([0, 1, 5, 1_023, 1_024, 1_025, rowsPerPart])('gives back %i rows', (count) => {
    const rows = Array.from(
      { length: count },
      (_, at) => 3 * rowsPerPart + Math.floor((at * rowsPerPart) / count),
    )
    expect(rowsOf(changedRows(none, 3, rows), 3)).toEqual(rows)
  })

  it('never takes more than a bit for each row it spans', () => {
    const rows = Array.from({ length: rowsPerPart }, (_, at) => at)
    expect(changedRows(none, 0, rows).length).toBe(rowsPerPart / 8)
    expect(changedRows(none, 0, rows.slice(0, 40)).length).toBe(80)
  })

  it('is what a set would be after the same changes', () => {
    const change = fc.tuple(fc.nat(2_500), fc.boolean())
    fc.assert(
      fc.property(
        fc.nat(50),
        fc.array(fc.array(change, { maxLength: 3_000 }), { maxLength: 4 }),
        (part, rounds) => {
          const set = new Set<number>()
          let bytes: Uint8Array = none
          for (const round of rounds) {
            for (const [place, isAdded] of round) {
              if (isAdded) set.add(part * rowsPerPart + place)
              else set.delete(part * rowsPerPart + place)
            }
            bytes = changedRows(
              bytes,
              part,
              round.map(([place, isAdded]) =>
                isAdded ? part * rowsPerPart + place : ~(part * rowsPerPart + place),
              ),
            )
          }
          expect(rowsOf(bytes, part)).toEqual([...set].sort((a, b) => a - b))
        },
      ),
    )
  })
})
