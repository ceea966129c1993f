import { describe, expect, it } from 'vitest'
import { belongsTo, isKnownWord } from './known-words'

describe('words that exist', () => {
  it.each([
    'rabies',
    'skck',
    'ilegal',
    'pesangon',
    'kawah',
    'telat',
    'wifi',
    'yang',
    'dan',
    'di',
    'kitas',
    'pembayaran',
    'trotoar',
    'kumaha',
    'babies',
    'wife',
    'street',
    'covid19',
    'bpjs',
  ])('%s is never taken for a slip', (word) => {
    expect(isKnownWord(word)).toBe(true)
  })

  it.each(['pjak', 'kendaran', 'lowonagn', 'vehicel', 'imunisai', 'beasisw'])(
    '%s is a slip',
    (word) => {
      expect(isKnownWord(word)).toBe(false)
    },
  )

  it('belong to the language of the page, names to both', () => {
    expect(['wife', 'babies', 'illegal'].map((word) => belongsTo(word, 'id'))).toEqual([
      false,
      false,
      false,
    ])
    expect(belongsTo('kendaraan', 'en')).toBe(false)
    expect(belongsTo('pajak', 'id')).toBe(true)
    for (const locale of ['id', 'en'] as const) expect(belongsTo('disdukcapil', locale)).toBe(true)
  })
})
