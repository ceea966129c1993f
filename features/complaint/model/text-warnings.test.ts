import { expect, it } from 'vitest'
import { textWarnings } from './text-warnings'

it('names each kind once, whatever text it stands in', () => {
  expect(textWarnings('judul 081234567890', 'isi 081298765432, D 1234 ABC')).toEqual([
    'phone',
    'plate',
  ])
  expect(textWarnings('NIK 3273010101010001', 'siti@contoh.id')).toEqual(['identity', 'email'])
})

it('finds nothing in an ordinary complaint', () => {
  expect(
    textWarnings('Jalan berlubang', 'Sejak 12 November 2025, 14 lubang, rugi Rp1.500.000'),
  ).toEqual([])
})
