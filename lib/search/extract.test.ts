import { describe, expect, test } from 'vitest'
import { extractOf } from './extract'
import { toHtml } from './highlight'
import { pageBreak } from './page-breaks'

const pages = [
  'Bab satu tentang pajak kendaraan.',
  '',
  'Bab tiga: cara memilih sekolah dan membayar pajak kendaraan bermotor.',
].join(pageBreak)

const found = (summary: string, body: string, ...terms: string[]) => {
  const { fragments, page } = extractOf(summary, body, new Set(terms), 'id')
  return { text: fragments.map(toHtml).join(' '), page }
}

describe('the extract of a result', () => {
  test('comes from the summary before it comes from the body, and then names no page', () => {
    expect(found('Pajak daerah', pages, 'pajak')).toEqual({
      text: '<strong>Pajak</strong> daerah',
      page: null,
    })
  })

  test('names the first of the pages that hold the most words of the query', () => {
    expect(found('Laporan', pages, 'pajak').page).toBe(1)
    expect(found('Laporan', pages, 'pajak', 'bermotor')).toEqual({
      text: 'Bab tiga: cara memilih sekolah dan membayar <strong>pajak</strong> kendaraan <strong>bermotor</strong>.',
      page: 3,
    })
  })

  test('finds a form of the word whose first letter changes with its prefix', () => {
    expect(found('Laporan', pages, 'pilih')).toMatchObject({ page: 3 })
    expect(found('Laporan', pages, 'pilih').text).toContain('<strong>memilih</strong>')
  })

  test('names no page of a text that has none, nor where nothing stands', () => {
    expect(found('Laporan', 'Pajak kendaraan', 'pajak').page).toBeNull()
    expect(found('Laporan', pages, 'irigasi')).toEqual({ text: '', page: null })
  })

  test('reads a long file where the words can stand, not from its beginning', () => {
    const long = Array.from({ length: 250 }, (_, at) =>
      at === 199 ? 'Saluran irigasi dibersihkan.' : 'Belanja daerah menurut urusan. '.repeat(50),
    ).join(pageBreak)
    expect(found('Laporan', long, 'irigasi').page).toBe(200)
  })
})
