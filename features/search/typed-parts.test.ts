import { describe, expect, it } from 'vitest'
import { typedParts } from './typed-parts'

const marked = (value: string, typed: string) =>
  typedParts(value, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('')

describe('the typed part of a suggestion', () => {
  it('is the beginning of each word that was typed', () => {
    expect(marked('Pembayaran Pajak Kendaraan', 'pajak kend')).toBe(
      'Pembayaran [Pajak] [Kend]araan',
    )
  })

  it('is nothing in a suggestion that mends a slip, and nothing within a word', () => {
    expect(marked('Lowongan kerja', 'lowonagn')).toBe('Lowongan kerja')
    expect(marked('perpajakan', 'pajak')).toBe('perpajakan')
  })

  it('leaves the words as they are', () => {
    expect(
      typedParts('e-KTP: baru', 'e ktp')
        .map(({ text }) => text)
        .join(''),
    ).toBe('e-KTP: baru')
    expect(marked('KTP', '')).toBe('KTP')
  })
})
