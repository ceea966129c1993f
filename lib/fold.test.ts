import { describe, expect, it } from 'vitest'
import { fold, slugOf } from './fold'

describe('fold', () => {
  it.each([
    ['  Akta KELAHIRAN: anak ', 'akta kelahiran anak'],
    ['Café “Dago”', 'cafe dago'],
    ['covid-19', 'covid 19'],
    ['100%_\\', '100'],
    ['Ｊａｂａｒ', 'jabar'],
    ['***', ''],
  ])('%j is searched as %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})

describe('slugOf', () => {
  it('hyphenates the title and ends with the id', () => {
    expect(slugOf('Cara mengurus akta kelahiran, gratis!', 12)).toBe(
      'cara-mengurus-akta-kelahiran-gratis-12',
    )
  })

  it('keeps at most 89 characters of the title and never ends in a hyphen before the id', () => {
    const slug = slugOf(`${'a'.repeat(88)} bcd`, 7)
    expect(slug).toBe(`${'a'.repeat(88)}-7`)
  })
})
