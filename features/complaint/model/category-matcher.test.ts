import { describe, expect, it } from 'vitest'
import rows from '@/lib/complaints/category-words.json'
import content from '@/lib/server/seed/content/complaint-categories.json'
import { otherMarker } from '@/lib/schemas/complaints'
import { categoryHints } from './category-matcher'

const best = (title: string, reason = '') => categoryHints(title, reason, 'id')[0]?.subcategory

describe('categoryHints', () => {
  it.each([
    ['Jalan berlubang di depan sekolah', 'jalan-berlubang'],
    ['Lubangnya makin dalam', 'jalan-berlubang'],
    ['Lampu jalan mati sudah seminggu', 'penerangan-jalan'],
    ['PJU padam di Jl. Merdeka', 'penerangan-jalan'],
    ['Jembatan gantung putus', 'jembatan'],
    ['Sasak rusak teu tiasa dilangkungan', 'jembatan'],
    ['Tumpukan sampah tidak diangkut', 'sampah'],
    ['Runtah numpuk gigireun pasar', 'sampah'],
    ['Limbah pabrik ke sungai', 'pencemaran-sungai'],
    ['Bansos belum cair', 'belum-menerima-bantuan'],
    ['KTP belum jadi', 'administrasi-kependudukan'],
    ['Kebanjiran tiap hujan', 'banjir'],
    ['Caah deui di lembur', 'banjir'],
    ['Tanah longsor menutup jalan', 'tanah-longsor'],
    ['Air PDAM mati tiga hari', 'air-bersih'],
    ['Ijazah ditahan sekolah', 'beasiswa-dan-ijazah'],
    ['Street light is broken', 'penerangan-jalan'],
    ['Potholes near the market', 'jalan-berlubang'],
    ['No clean water since Monday', 'air-bersih'],
    ['Parkir liar depan alun-alun', 'parkir-liar'],
    ['Tawuran tiap malam', 'gangguan-ketertiban'],
  ])('leads "%s" to %s', (title, subcategory) => {
    expect(best(title)).toBe(subcategory)
  })

  it('is silent about words that say nothing or only contain another word', () => {
    expect(categoryHints('', '', 'id')).toEqual([])
    expect(
      categoryHints('Mohon perbaikan segera', 'Sudah diberikan surat dan disampaikan.', 'id'),
    ).toEqual([])
    expect(categoryHints('Halo', 'Selamat pagi, saya ingin menyampaikan sesuatu.', 'id')).toEqual(
      [],
    )
  })

  it('names at most three, in the language of the page', () => {
    const hints = categoryHints(
      'Jalan berlubang, lampu jalan mati, sampah, macet dan banjir',
      '',
      'en',
    )
    expect(hints).toHaveLength(3)
    expect(categoryHints('jalan berlubang', '', 'en')[0]).toEqual({
      category: 'infrastruktur',
      subcategory: 'jalan-berlubang',
      categoryName: 'Infrastructure',
      subcategoryName: 'Potholes',
    })
  })

  it('lets the title weigh more than the text', () => {
    expect(best('Banjir', 'Ada sampah')).toBe('banjir')
    expect(best('Sampah', 'Ada banjir')).toBe('sampah')
  })

  it('stays quick on the longest text', () => {
    const started = performance.now()
    categoryHints('lubang '.repeat(14), 'jalan rusak dan gelap '.repeat(46), 'id')
    expect(performance.now() - started).toBeLessThan(100)
  })
})

it('the list of words holds every choice of the content once, under its names', () => {
  const expected = content.flatMap(({ id: category, name, subcategories }) =>
    subcategories
      .filter(({ id }) => !id.includes(otherMarker))
      .map((choice) => ({
        category,
        subcategory: choice.id,
        id: [choice.name.id, name.id],
        en: [choice.name.en, name.en],
      })),
  )
  expect(
    rows.map(({ category, subcategory, id, en }) => ({ category, subcategory, id, en })),
  ).toEqual(expected)
})
