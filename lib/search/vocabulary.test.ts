import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { similarWords } from './similar-words'
import { Vocabulary } from './vocabulary'

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'é', 'ж', 'z'),
  minLength: 1,
  maxLength: 10,
})

describe('the vocabulary', () => {
  it('finds the same near words as comparing with each of them', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 60 }),
        word,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 6 }),
        (known, typed, edits, count) => {
          const entries = known.map((term, at) => ({ term, rows: 1 + (at % 4), isWord: true }))
          const all = similarWords(
            typed,
            entries.map(({ term, rows }) => [term, rows] as const),
            edits,
            count,
          )
          expect(new Vocabulary(entries).similar(typed, count, edits)).toEqual(all)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('follows changes: new words, other counts, words that are gone and come back', () => {
    const vocabulary = new Vocabulary([
      { term: 'pajak', rows: 3, isWord: true },
      { term: 'bayar', rows: 2, isWord: false },
    ])
    expect(vocabulary.beginningWith('ba', 5)).toEqual([])
    vocabulary.set({ term: 'bayar', rows: 4, isWord: true })
    vocabulary.set({ term: 'bayi', rows: 9, isWord: true })
    expect(vocabulary.beginningWith('bay', 5)).toEqual(['bayi', 'bayar'])
    vocabulary.set({ term: 'bayi', rows: 0, isWord: true })
    expect([
      vocabulary.has('bayi'),
      vocabulary.beginningWith('bay', 5),
      vocabulary.similar('bayii', 3),
    ]).toEqual([false, ['bayar'], []])
    vocabulary.set({ term: 'bayi', rows: 1, isWord: true })
    expect([vocabulary.rows('bayi'), vocabulary.similar('bayii', 3)]).toEqual([
      1,
      [{ word: 'bayi', edits: 1 }],
    ])
  })
})
