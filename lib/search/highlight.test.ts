import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fragmentLength, fragments, marked, toHtml } from './highlight'
import { piecesOf } from './marked-text'

const html = (text: string, ...terms: string[]) => toHtml(marked(text, new Set(terms), 'id'))

describe('highlights', () => {
  it('mark forms of a word, and neighbours as one', () => {
    expect(html('Cara membayar pajak kendaraan.', 'bayar', 'pajak', 'kendaraan')).toBe(
      'Cara <strong>membayar pajak kendaraan</strong>.',
    )
  })

  it('mark a phrase where its words stand together, not each word', () => {
    const text = 'Lowongan kerja di daerah; kerja sama tanpa lowongan'
    expect(html(text, 'lowong kerja')).toBe(
      '<strong>Lowongan kerja</strong> di daerah; kerja sama tanpa lowongan',
    )
  })

  it('escape everything of the text', () => {
    expect(html('<img onerror=x> pajak & "bea"', 'pajak')).toBe(
      '&lt;img onerror=x&gt; <strong>pajak</strong> &amp; &quot;bea&quot;',
    )
  })

  it('cut about 150 characters around the words, between words', () => {
    const text = `${'awal '.repeat(80)}pajak kendaraan ${'akhir '.repeat(80)}`
    const [only, ...more] = fragments(text, new Set(['pajak']), 'id')
    const cut = only?.map((piece) => piece.text).join('') ?? ''
    expect(more).toEqual([])
    expect(cut).toMatch(/^… awal .*pajak kendaraan.* akhir …$/)
    expect(cut.length).toBeLessThanOrEqual(fragmentLength + 4)
  })

  it('are none where no word stands', () => {
    expect(fragments('tidak ada', new Set(['pajak']), 'id')).toEqual([])
  })

  it('come back from their HTML as the same pieces, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (rest) => {
        const text = `pajak ${rest}`
        const pieces = marked(text, new Set(['pajak']), 'id')
        const back = piecesOf(toHtml(pieces))
        expect(back.map((piece) => piece.text).join('')).toBe(text)
        expect(back[0]?.isHit).toBe(true)
      }),
    )
  })

  it('never become markup when a server sends some', () => {
    expect(piecesOf('<b>x</b><strong>y</strong>')).toEqual([
      { text: '<b>x</b>', isHit: false },
      { text: 'y', isHit: true },
    ])
  })
})
