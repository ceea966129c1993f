import { expect, it } from 'vitest'
import { nearness } from './near-phrases'

const near = (a: string, b: string) => nearness(a.split(' '), b.split(' '))

it('is 1 for the same words in any order', () => {
  expect(near('pajak kendaraan', 'kendaraan pajak')).toBe(1)
})

it.each([
  ['brita', 'berita'],
  ['arsip dokumen', 'arsip dan dokumen'],
  ['pajak kendaran', 'pajak kendaraan'],
])('is high for a slip: %s', (typed, meant) => {
  expect(near(typed, meant)).toBeGreaterThan(0.6)
})

it('is low when little is shared, and for nothing at all', () => {
  expect(near('pajak', 'cara membuat akta kelahiran anak')).toBe(0)
  expect(near('cara', 'cara membuat akta kelahiran anak')).toBeLessThan(0.5)
  expect(nearness([], ['berita'])).toBe(0)
})
