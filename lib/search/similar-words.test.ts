import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance, editsForgiven, similarWords } from './similar-words'

describe('the edits between two words', () => {
  it.each([
    ['pajak', 'pajak', 0],
    ['pjak', 'pajak', 1],
    ['pajjak', 'pajak', 1],
    ['pajek', 'pajak', 1],
    ['lowonagn', 'lowongan', 1],
    ['kendaran', 'kendaraan', 1],
    ['sekolah', 'bayi', 3],
    ['', 'ab', 2],
  ])('%s → %s: %i', (one, other, expected) => {
    expect(editDistance(one, other, 2)).toBe(expected)
  })

  it('are the same in both directions and never more than one above the bound', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, bound) => {
        const distance = editDistance(a, b, bound)
        expect(distance).toBe(editDistance(b, a, bound))
        expect(distance).toBeLessThanOrEqual(bound + 1)
        expect(distance === 0).toBe(a === b)
      }),
    )
  })

  it('are forgiven in long words only', () => {
    expect([3, 4, 7, 8].map(editsForgiven)).toEqual([0, 1, 1, 2])
  })
})

describe('the nearest words', () => {
  const known = [
    ['pajak', 90],
    ['pajang', 5],
    ['bajak', 200],
    ['pasak', 5],
  ] as const

  it('prefer few edits, then the same first letter, then common words', () => {
    expect(similarWords('pajax', known, 2, 4).map(({ word }) => word)).toEqual([
      'pajak',
      'pajang',
      'pasak',
      'bajak',
    ])
  })

  it('are none where no edit is forgiven', () => {
    expect(similarWords('pjk', known, 0, 3)).toEqual([])
  })
})
