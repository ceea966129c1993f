import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokensOf, wordMax } from './tokens'

const words = (text: string) =>
  tokensOf(text).map(({ word, parts }) => (parts.length > 0 ? `${word}(${parts.join(' ')})` : word))

describe('the words of a text', () => {
  it.each([
    ['Pajak Kendaraan', ['pajak', 'kendaraan']],
    ['COVID-19', ['covid19(covid 19)']],
    ['covid19', ['covid19(covid 19)']],
    ['e-KTP', ['ektp(e ktp)']],
    ['AK‑1', ['ak1(ak 1)']],
    ['anak-anak', ['anakanak(anak)']],
    ['Jum’at', ['jumat']],
    ['SMA/SMK, SLB.', ['sma', 'smk', 'slb']],
    ['Café ＫＴＰ İstanbul', ['cafe', 'ktp', 'istanbul']],
    ['" OR * NEAR(', ['or', 'near']],
    ['', []],
    ['–—…', []],
  ])('%j are %j', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  it('know abbreviations from ordinary words', () => {
    expect(tokensOf('BPJS dan KIP kuliah AK-1').map(({ isCode }) => isCode)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
  })

  it('point to where they stand', () => {
    const text = 'Cara – bikin e-KTP!'
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Cara',
      'bikin',
      'e-KTP',
    ])
  })

  it('are letters and digits only and never long, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { word, parts } of tokensOf(text)) {
          for (const each of [word, ...parts]) expect(each).toMatch(/^[\p{L}\p{N}]+$/u)
          expect(word.length).toBeLessThanOrEqual(wordMax)
        }
      }),
    )
  })
})
