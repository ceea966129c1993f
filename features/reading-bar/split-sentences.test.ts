import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pieceMax, splitSentences } from './split-sentences'

const texts = (text: string, language = 'id') =>
  splitSentences(text, language).map(({ from, to }) => text.slice(from, to))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('splitSentences', () => {
  it.each([
    [
      'full stops, questions and calls',
      'Layanan buka. Apakah gratis? Ya!',
      ['Layanan buka.', 'Apakah gratis?', 'Ya!'],
    ],
    [
      'times and amounts',
      'Buka pukul 08.00–16.00 WIB dengan biaya Rp50.000 per orang. Datang lebih awal.',
      ['Buka pukul 08.00–16.00 WIB dengan biaya Rp50.000 per orang.', 'Datang lebih awal.'],
    ],
    [
      'addresses',
      'Kantor ada di Jl. Diponegoro No. 22 Bandung. Parkir luas.',
      ['Kantor ada di Jl. Diponegoro No. 22 Bandung.', 'Parkir luas.'],
    ],
    [
      'names with titles',
      'Acara dibuka Dr. H. Budi dan K.H. Ahmad. Warga hadir.',
      ['Acara dibuka Dr. H. Budi dan K.H. Ahmad.', 'Warga hadir.'],
    ],
    ['a quotation', '“Kami siap.” Begitu katanya.', ['“Kami siap.”', 'Begitu katanya.']],
    ['a heading', '  Layanan yang tersedia ', ['Layanan yang tersedia']],
    ['lines that the page shows', 'Baris satu\nBaris dua', ['Baris satu', 'Baris dua']],
    ['nothing to say', ' — … ', []],
  ])('splits %s', (_, text, expected) => {
    expect(texts(text)).toEqual(expected)
  })

  it('splits the same way where the browser cannot', () => {
    vi.stubGlobal('Intl', {})
    expect(texts('Kantor di Jl. Diponegoro. Buka pukul 08.00. Gratis?')).toEqual([
      'Kantor di Jl. Diponegoro.',
      'Buka pukul 08.00.',
      'Gratis?',
    ])
    expect(texts('Satu')).toEqual(['Satu'])
  })

  it('survives a language that nobody knows', () => {
    expect(texts('Satu. Dua.', 'not a language')).toEqual(['Satu.', 'Dua.'])
  })

  it('cuts a long sentence at a clause, a long clause at a word, a long word anywhere', () => {
    const clause = `${'kata '.repeat(20).trim()},`
    expect(texts(`${clause} ${clause} selesai.`)).toEqual([clause, `${clause} selesai.`])
    for (const piece of texts('kata '.repeat(100))) expect(piece).toMatch(/^kata.*kata$/)
    expect(texts('a'.repeat(pieceMax * 2 + 1)).map((piece) => piece.length)).toEqual([
      pieceMax,
      pieceMax,
      1,
    ])
  })

  it('loses no letter, repeats none, and gives no voice too much at once', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .array(
              fc.constantFrom('Jl. ', 'kata ', 'selesai. ', 'a, ', '? ', '\n', 'x'.repeat(250)),
            )
            .map((parts) => parts.join('')),
        ),
        (text) => {
          const spans = splitSentences(text, 'id')
          let end = 0
          for (const { from, to } of spans) {
            expect(from).toBeGreaterThanOrEqual(end)
            expect(to - from).toBeLessThanOrEqual(pieceMax)
            expect(to).toBeGreaterThan(from)
            end = to
          }
          const letters = (value: string) => value.replaceAll(/[^\p{L}\p{N}]/gu, '')
          expect(letters(spans.map(({ from, to }) => text.slice(from, to)).join(''))).toBe(
            letters(text),
          )
        },
      ),
    )
  })
})
