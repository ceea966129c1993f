import { expect, test } from 'vitest'
import { maskedName } from './masked-name'

test('shows first letters only, whatever the length of the name', () => {
  expect(maskedName('Budi Santoso')).toBe('B*** S***')
  expect(maskedName('  Siti   ')).toBe('S***')
  expect(maskedName('ai')).toBe('A***')
})

test('shows at most four words, so that a text typed as a name does not leak', () => {
  expect(maskedName('Raden Ayu Siti Maryam Binti Haji Sobari')).toBe('R*** A*** S*** M***')
})

test('keeps letters of other scripts whole', () => {
  expect(maskedName('Éva 李小龍')).toBe('É*** 李***')
})
