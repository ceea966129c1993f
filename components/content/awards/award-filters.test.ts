import { describe, expect, it } from 'vitest'
import { awardsHref, isSearching, noAwardFilters } from './award-filters'

describe('awardsHref', () => {
  it('leaves out whatever is at its default', () => {
    expect(awardsHref(noAwardFilters)).toBe('/selayang-pandang/prestasi-jawa-barat')
  })

  it('names each category once, so that several stand together', () => {
    const href = awardsHref({
      query: 'WTP & BPK',
      categories: ['olahraga', 'investasi'],
      order: 'judul',
      size: 20,
      page: 2,
    })
    const query = new URL(href, 'https://contoh.id').searchParams
    expect(query.getAll('kategori')).toEqual(['olahraga', 'investasi'])
    expect([query.get('q'), query.get('urut'), query.get('ukuran'), query.get('halaman')]).toEqual([
      'WTP & BPK',
      'judul',
      '20',
      '2',
    ])
  })
})

describe('isSearching', () => {
  it.each([
    ['', false],
    ['wt', false],
    ['wtp', true],
    ['🙂🙂', false],
  ])('counts letters: "%s" → %s', (query, isLong) => {
    expect(isSearching({ query })).toBe(isLong)
  })
})
