import { describe, expect, it } from 'vitest'
import { readability, sentencesOf, wordsOf } from './readability'

const easy =
  'Datang ke kantor desa. Bawa kartu keluarga dan dua foto. Isi formulir di meja depan. Tunggu nama Anda dipanggil. Ambil kartu baru besok pagi. '
const hard =
  'Penyelenggaraan pertanggungjawaban administratif berdasarkan rekomendasi inspektorat dilaksanakan ' +
  'secara komprehensif dengan memperhatikan implementasi reformasi birokrasi, akuntabilitas, ' +
  'transparansi, dan partisipasi masyarakat dalam pengambilan kebijakan strategis provinsi. '

describe('how a text reads', () => {
  it('is measured in sentences as readers see them', () => {
    expect(
      sentencesOf(
        '## Syarat\n\n- Kartu keluarga\n- KTP\n\nMenurut UU No. 24 Tahun 2013, gratis. Temui dr. Siti di Jl. Riau.',
      ),
    ).toEqual([
      'Syarat',
      'Kartu keluarga',
      'KTP',
      'Menurut UU No. 24 Tahun 2013, gratis.',
      'Temui dr. Siti di Jl. Riau.',
    ])
    expect(
      sentencesOf('Baris pertama\nyang berlanjut. Lihat [halaman ini](/layanan/a-b).'),
    ).toEqual(['Baris pertama yang berlanjut.', 'Lihat halaman ini.'])
  })

  it('counts words, not numbers and marks', () => {
    expect(wordsOf('Rp 10.000 untuk 2 anak-anak, gratis')).toEqual([
      'Rp',
      'untuk',
      'anak-anak',
      'gratis',
    ])
  })

  it('tells easy texts from hard ones', () => {
    expect(readability([easy.repeat(4)])?.lix).toBeLessThan(25)
    expect(readability([hard.repeat(3)])?.lix).toBeGreaterThan(55)
  })

  it('does not call affixes long words', () => {
    const roots = 'baca tulis bayar daftar kirim ambil tunggu datang lihat pakai. '
    const affixed =
      'membacakan menuliskan membayarkan mendaftarkan mengirimkan mengambilkan menunggui mendatangi memperlihatkan memakaikan. '
    expect(readability([affixed.repeat(7)])?.lix).toBe(readability([roots.repeat(7)])?.lix)
  })

  it('says nothing of a few words', () => {
    expect(readability(['Gratis.'])).toBeNull()
  })
})
