import { describe, expect, it } from 'vitest'
import { namedDistricts } from './named-districts'

const names = [
  'Kabupaten Bandung',
  'Kabupaten Bandung Barat',
  'Kota Bandung',
  'Kabupaten Garut',
  'Kota Banjar',
]
const named = (text: string) =>
  namedDistricts(
    text,
    names.map((name) => ({ name })),
  ).map(({ name }) => name)

describe('the regencies and cities that a text names', () => {
  it.each([
    ['ktp hilang di Garut', ['Kabupaten Garut']],
    ['ktp hilang di bandung barat', ['Kabupaten Bandung Barat']],
    ['ktp hilang di bandung', ['Kabupaten Bandung', 'Kota Bandung']],
    ['ktp hilang di kota bandung', ['Kota Bandung']],
    ['ktp hilang kab. Bandung', ['Kabupaten Bandung']],
    ['lost id card in bandung city', ['Kota Bandung']],
    ['ktp hilang', []],
    ['banjaran', []],
    ['', []],
  ])('in "%s" are %j', (text, expected) => {
    expect(named(text)).toEqual(expected)
  })
})
