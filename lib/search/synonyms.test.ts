import { describe, expect, it } from 'vitest'
import { fold } from '@/lib/fold'
import data from './data/synonyms.json'
import { synonymsIn } from './synonyms'

const others = (...words: string[]) =>
  synonymsIn(words).flatMap((match) => match.others.map((terms) => terms.join(' ')))

describe('synonyms', () => {
  it('lead from everyday and Sundanese words to those of the content, in both languages', () => {
    expect(others('loker')).toContain('lowong kerja')
    expect(others('reungit')).toContain('nyamuk')
    expect(others('vehicle', 'tax')).toContain('samsat')
  })

  it('know phrases inside a longer query', () => {
    expect(
      synonymsIn(['urus', 'kartu', 'keluarga', 'baru']).some(
        ({ start, end }) => start === 1 && end === 3,
      ),
    ).toBe(true)
  })

  it('are written without repetition in each group of the file', () => {
    const repeated = data.same.filter(
      ({ id, en }) =>
        new Set(id.map(fold)).size < id.length || new Set(en.map(fold)).size < en.length,
    )
    expect(repeated).toEqual([])
  })

  it('are none for other words', () => {
    expect(synonymsIn(['zzqxvw'])).toEqual([])
  })
})
