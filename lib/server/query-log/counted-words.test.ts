import { describe, expect, it } from 'vitest'
import { countedWords } from './counted-words'

describe('the words of a search that are counted', () => {
  it('are alike however they are written', () => {
    expect(countedWords('  KTP hilang? ')).toBe('ktp hilang')
    expect(countedWords('Ktp  HILANG')).toBe('ktp hilang')
    expect(countedWords('APBD 2023')).toBe('apbd 2023')
  })

  it.each([
    '3273012345678901',
    '0812-3456-7890',
    '081 234 56789',
    '0812 - 3456 - 7890',
    '(0812) 3456 (7890)',
    '０８１２３４５６７８９０',
    '٠٨١٢٣٤٥',
    'siti@contoh.id',
    'JB-2026-000123',
    `${'a'.repeat(30)} ${'b'.repeat(30)}`,
    'satu dua tiga empat lima enam tujuh delapan sembilan',
    '?!',
    '',
  ])('are none of %s', (text) => {
    expect(countedWords(text)).toBeNull()
  })
})
