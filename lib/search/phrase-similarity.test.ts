import { expect, it } from 'vitest'
import { phraseSimilarity } from './phrase-similarity'

const similarity = (a: string, b: string) => phraseSimilarity(a.split(' '), b.split(' '))

it('is 1 for the same words in any order', () => {
  expect(similarity('pajak kendaraan', 'kendaraan pajak')).toBe(1)
})

it.each([
  ['brita', 'berita'],
  ['arsip dokumen', 'arsip dan dokumen'],
  ['pajak kendaran', 'pajak kendaraan'],
])('is high for a slip: %s', (typed, meant) => {
  expect(similarity(typed, meant)).toBeGreaterThan(0.6)
})

it('is low when little is shared, and for nothing at all', () => {
  expect(similarity('pajak', 'cara membuat akta kelahiran anak')).toBe(0)
  expect(similarity('cara', 'cara membuat akta kelahiran anak')).toBeLessThan(0.5)
  expect(phraseSimilarity([], ['berita'])).toBe(0)
})
