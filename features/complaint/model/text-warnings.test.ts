import { describe, expect, it } from 'vitest'
import { textWarnings } from './text-warnings'

describe('textWarnings', () => {
  it.each([
    ['Hubungi 081234567890 ya', ['phone']],
    ['Hubungi +62 812-3456-7890', ['phone']],
    ['Surel saya siti@contoh.id', ['email']],
    ['NIK 3273010101010001', ['identityNumber']],
    ['NIK 3273 0101 0101 0001', ['identityNumber']],
    ['081234567890 atau siti@contoh.id', ['phone', 'email']],
    ['Jalan rusak sejak 12 November 2025, 14 lubang, Rp1.500.000', []],
    ['Nomor perkara 12345678901234567890', []],
  ])('reads "%s"', (text, found) => {
    expect(textWarnings(text)).toEqual(found)
  })

  it('looks at every text it is given', () => {
    expect(textWarnings('judul', 'isi 081234567890')).toEqual(['phone'])
  })
})
