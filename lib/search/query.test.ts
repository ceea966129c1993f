import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryTokensMax, readQuery } from './query'
import { termsOf } from './analyse'
import { Vocabulary } from './vocabulary'

const text =
  'Pembayaran Pajak Kendaraan Bermotor; KTP elektronik (e-KTP) COVID-19; lowongan kerja; imunisasi anak; Sapawarga; ' +
  'jalan rusak; surat izin mengemudi; sekolah; Paket A'
const { words, stems } = termsOf(text)
const entries = (terms: Set<string>, isWord: boolean) =>
  [...terms].map((term) => ({ term, rows: 1, isWord }))
const vocabulary = new Vocabulary([...entries(words, true), ...entries(stems, false)])
const read = (q: string, forgivesTypos = true) =>
  readQuery(q, vocabulary, { locale: 'id', forgivesTypos })
const termsFor = (q: string, at = 0) =>
  read(q).groups[at]?.alternatives.map(({ terms }) => terms.join(' ')) ?? []

describe('a query', () => {
  it('means a word, its forms and its synonyms, the surest first', () => {
    expect(termsFor('bayar')[0]).toBe('bayar')
    expect(termsFor('perpajakan')).toContain('pajak')
    expect(termsFor('loker')).toContain('lowong kerja')
    expect(termsFor('sim')).toContain('surat izin kemudi')
  })

  it.each([
    ['e ktp', 'ektp'],
    ['e-KTP', 'ektp'],
    ['covid 19', 'covid19'],
    ['sapa warga', 'sapawarga'],
  ])('%s is read as %s', (q, term) => {
    expect(termsFor(q)).toContain(term)
  })

  it('is mended towards known words only, and says what was mended', () => {
    expect(read('pjak').corrections).toEqual(new Map([['pjak', 'pajak']]))
    expect(read('pajakkendaraan').corrections).toEqual(
      new Map([['pajakkendaraan', 'pajak kendaraan']]),
    )
    expect(read('zzqxvw').groups[0]?.alternatives).toEqual([])
    expect(read('pjak', false).groups[0]?.alternatives).toEqual([])
  })

  it('loses a letter that was typed twice in an abbreviation, and nothing else of it', () => {
    for (const q of ['ktpp', 'kktp', 'kttp'])
      expect([termsFor(q).at(-1), read(q).corrections]).toEqual(['ktp', new Map([[q, 'ktp']])])
    for (const q of ['kpt', 'ktb', 'ktppp', '119']) expect(read(q).corrections.size).toBe(0)
  })

  it('never mends a word that exists, whatever is similar to it', () => {
    const near = new Vocabulary(
      ['babies', 'sick', 'illegal', 'pasangan', 'kawat', 'tepat', 'wife', 'uang'].map((term) => ({
        term,
        rows: 1,
        isWord: true,
      })),
    )
    for (const locale of ['id', 'en'] as const)
      for (const q of 'rabies|skck|ilegal|pesangon|kawah|telat|wifi|yang dan di'.split('|')) {
        const { groups, corrections } = readQuery(q, near, { locale, forgivesTypos: true })
        expect([q, corrections.size, groups.flatMap((group) => group.alternatives)]).toEqual([
          q,
          0,
          [],
        ])
      }
  })

  it('is mended towards words of the language of the page alone', () => {
    const both = new Vocabulary(
      ['illegal', 'kendaraan'].map((term) => ({ term, rows: 1, isWord: true })),
    )
    const mended = (q: string, locale: 'id' | 'en') =>
      [...readQuery(q, both, { locale, forgivesTypos: true }).corrections.values()].join()
    expect([mended('kendarran', 'id'), mended('kendarran', 'en')]).toEqual(['kendaraan', ''])
    expect([mended('illegl', 'en'), mended('illegl', 'id')]).toEqual(['illegal', ''])
  })

  it('never mends a number or an abbreviation', () => {
    expect(read('2025').groups[0]?.alternatives).toEqual([])
    expect(read('ktb').groups[0]?.alternatives).toEqual([])
  })

  it.each(['flu-19', 'flu 19', '19 flu', 'flu19'])(
    '%s is not answered with its number when nobody knows the word',
    (q) => {
      expect(vocabulary.has('19')).toBe(true)
      expect(read(q).groups.flatMap(({ alternatives }) => alternatives)).toEqual([])
    },
  )

  it('takes the word of a compound alone, its number only beside it', () => {
    expect(termsFor('covid-20')).toEqual(['covid'])
    expect(termsFor('covid-19')).toEqual(['covid19', 'covid 19', 'covid'])
    expect(termsFor('19')).toContain('19')
  })

  it('leaves words that say nothing aside, unless there is nothing else', () => {
    expect(read('bagaimana cara untuk bayar pajak').groups.map(({ word }) => word)).toEqual([
      'cara',
      'bayar',
      'pajak',
    ])
    expect(read('yang').groups.map(({ word }) => word)).toEqual(['yang'])
  })

  it('keeps "A" of Paket A in Indonesian', () => {
    expect(read('paket a').groups.map(({ word }) => word)).toEqual(['paket', 'a'])
  })

  it('asks for a bounded number of plain terms, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (q) => {
        const { groups } = read(q)
        expect(groups.length).toBeLessThanOrEqual(queryTokensMax)
        for (const { alternatives } of groups) {
          expect(alternatives.length).toBeLessThanOrEqual(12)
          for (const term of alternatives.flatMap(({ terms }) => terms))
            expect(vocabulary.has(term)).toBe(true)
        }
      }),
    )
  })
})
