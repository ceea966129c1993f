import { describe, expect, it } from 'vitest'
import { findPersonalData, maskPersonalData } from './personal-data'

describe('what is hidden from the eye or written in other digits', () => {
  it.each([
    ['full-width digits', 'Hubungi ０８１２３４５６７８９０ ya'],
    ['a zero-width space inside', 'Hubungi 0812\u200B3456\u200B7890 ya'],
    ['a soft hyphen inside', 'Hubungi 0812\u00AD3456\u00AD7890 ya'],
    ['a line break inside', 'Hubungi 0812\n3456\n7890 ya'],
    ['a line break of Windows inside', 'Hubungi 0812\r\n3456\r\n7890 ya'],
  ])('is found: %s', (_, text) => {
    expect(findPersonalData(text).map(({ kind }) => kind)).toEqual(['phone'])
  })

  it('keeps the words as they stand where they can be seen', () => {
    expect(findPersonalData('Hubungi 0812-3456-7890 ﬁ')).toEqual([
      { kind: 'phone', text: '0812-3456-7890' },
    ])
  })
})

describe('maskPersonalData', () => {
  it.each([
    ['Tanya 0812-3456-7890 atau siti@contoh.id.', 'Tanya [phone] atau [email].'],
    ['surel siti.081234567890@contoh.id', 'surel [email]'],
    ['Hubungi 0812\u200B3456\u200B7890 ya', 'Hubungi [phone] ya'],
    ['wa ¹081234567890 ya', 'wa 1[phone] ya'],
    ['NIK 3273010203040005, dua kali: 3273010203040005', 'NIK [identity], dua kali: [identity]'],
    ['Tarifnya Rp 150.000 pada 2026 ﬁ', 'Tarifnya Rp 150.000 pada 2026 ﬁ'],
  ])('leaves nothing personal of %s', (text, masked) => {
    expect(maskPersonalData(text)).toBe(masked)
    expect(findPersonalData(masked)).toEqual([])
  })
})

describe('findPersonalData', () => {
  it.each([
    ['Hubungi 081234567890 ya', 'phone', '081234567890'],
    ['Hubungi +62 812-3456-7890', 'phone', '+62 812-3456-7890'],
    ['WA 6281234567890.', 'phone', '6281234567890'],
    ['hp 0812.3456.789', 'phone', '0812.3456.789'],
    ['nomornya 08 123 456 789', 'phone', '08 123 456 789'],
    ['telepon (022) 4231234', 'phone', '(022) 4231234'],
    ['rumah 0251-831-2345', 'phone', '0251-831-2345'],
    ['wa: 81234567890', 'phone', 'wa: 81234567890'],
    [
      'Hubungi nol delapan satu dua tiga empat lima enam tujuh delapan.',
      'phone',
      'nol delapan satu dua tiga empat lima enam tujuh delapan',
    ],
    [
      'wa Kosong lapan satu-dua, tiga 4 5 6 tujuh sembilan nol ya',
      'phone',
      'Kosong lapan satu-dua, tiga 4 5 6 tujuh sembilan nol',
    ],
    [
      'call zero eight one two three four five six seven',
      'phone',
      'zero eight one two three four five six seven',
    ],
    ['hp 0812 - 3456 - 7890 ya', 'phone', '0812 - 3456 - 7890'],
    ['hp 0812  3456  7890', 'phone', '0812  3456  7890'],
    ['hp (0812) 3456-7890', 'phone', '0812) 3456-7890'],
    ['hp +62 (812) 3456 7890', 'phone', '+62 (812) 3456 7890'],
    ['hp +6208123456789', 'phone', '+6208123456789'],
    ['hp 0812—3456—7890', 'phone', '0812—3456—7890'],
    ['kantor +62 22 4230000', 'phone', '+62 22 4230000'],
    ['kantor 0224230000', 'phone', '0224230000'],
    ['Surel saya siti@contoh.id, terima kasih', 'email', 'siti@contoh.id'],
    ['siti.aminah+1@dinas.jabarprov.go.id', 'email', 'siti.aminah+1@dinas.jabarprov.go.id'],
    ['siti (at) contoh.id', 'email', 'siti (at) contoh.id'],
    ['NIK 3273010101010001', 'identity', '3273010101010001'],
    ['NIK 3273 0101 0101 0001', 'identity', '3273 0101 0101 0001'],
    ['NIK 327301 010101 0001', 'identity', '327301 010101 0001'],
    ['NIK 32.73.01.010190.0001', 'identity', '32.73.01.010190.0001'],
    ['NIK 3273 - 0101 - 0190 - 0001', 'identity', '3273 - 0101 - 0190 - 0001'],
    ['NIK 3273 01 010190 0001', 'identity', '3273 01 010190 0001'],
    ['Mobil D 1234 ABC parkir', 'plate', 'D 1234 ABC'],
    ['motor d1234abc', 'plate', 'd1234abc'],
    ['truk B 9123 X', 'plate', 'B 9123 X'],
    ['angkot Z 12 AB', 'plate', 'Z 12 AB'],
  ])('finds what "%s" gives away', (text, kind, hit) => {
    expect(findPersonalData(text)).toEqual([{ kind, text: hit }])
  })

  it.each([
    'Jalan rusak sejak 12 November 2025, 14 lubang, Rp1.500.000',
    'Nomor perkara 12345678901234567890',
    'Jalan Raya Soreang KM 17, RT 01 RW 02, 40911',
    'Jl. Provinsi 12 dan jalan 081, ruas 035.11.K',
    'Rugi Rp 628.123.456.789 dan Rp81.234.567.890',
    'Titik -6.914744, 107.609810 dan 107.081234567890',
    'Titik 0.8123456789',
    'tanggal 08-11-2025 08.00-16.00 17.00',
    'sejak 2025-11-12 2025-11-13',
    'anggaran 2020 2021 2022 2023',
    'anggaran 2020 - 2021 - 2022 - 2023',
    'buka 0815 - 1700 (Senin), 0900 - 1200 (Sabtu)',
    'surat 0815/123/2025 tanggal 08-12-2025',
    'koordinat -6.9025 (107.6187), kode wilayah 32.73.01.1001',
    'Lanjutan JBR–20261128–B123KD, JBR - 20261128 - B123KD, JBR_20261128_B123KD dan 20261128-B123KD',
    'Blok D 12 RT 03, Blok B 123 A, rumah D 12 A',
    'BLOK A 12 DI RT 05',
    'pipa pvc d 100 mm, trafo b 160 kva',
    'lampu mati pukul 18.00 s.d. 05.00, hubungi 112 atau 119',
    'saya @ rumah, harga 5@1000',
    'a 12 b 13',
    'Kode pos 40115 40116 40117 40118',
    'Aduan JB-7K3M-9QXT sudah lama',
    'Anak-anak menghitung satu dua tiga empat lima enam tujuh delapan sembilan',
    'Nilainya nol, delapan orang, dua belas rumah, tiga puluh dua pohon',
    'nol delapan satu dua tiga empat lima enam',
    'suhu nol delapan belas dua puluh satu dua tiga empat lima enam tujuh',
  ])('leaves "%s" alone', (text) => {
    expect(findPersonalData(text)).toEqual([])
  })

  it('lists each wording once and different kinds side by side', () => {
    expect(findPersonalData('081234567890 atau siti@contoh.id, ulang: 081234567890')).toEqual([
      { kind: 'phone', text: '081234567890' },
      { kind: 'email', text: 'siti@contoh.id' },
    ])
  })

  it('stays quick on a text made to slow it down', () => {
    const started = performance.now()
    findPersonalData(`${'a.'.repeat(5_000)}@${'0 8 '.repeat(2_000)}`)
    expect(performance.now() - started).toBeLessThan(500)
  })
})
