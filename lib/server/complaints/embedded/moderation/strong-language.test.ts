import { describe, expect, it } from 'vitest'
import { hasStrongLanguage } from './strong-language'

describe('hasStrongLanguage', () => {
  it.each([
    'Dasar BANGSAT semua',
    'kepala dinas bajingan!',
    'you fucking idiots',
    'dasar   anjing',
    'Ｂａｎｇｓａｔ',
  ])('finds "%s"', (text) => {
    expect(hasStrongLanguage(text)).toBe(true)
  })

  it.each([
    'Banyak anjing liar di Jalan Merdeka',
    'Bau kandang babi di belakang sekolah',
    'Petugasnya bodoh dan malas, saya kecewa sekali',
    'Goblok, sudah tiga bulan lampu mati',
    'Kampung Bangsatria, Gang Perekat, Desa Lontear',
    'The damned road is a stupid mess',
    'Scunthorpe',
  ])('lets "%s" pass', (text) => {
    expect(hasStrongLanguage(text)).toBe(false)
  })
})
