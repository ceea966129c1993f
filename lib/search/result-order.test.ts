import { describe, expect, it } from 'vitest'
import type { SearchDomain, SearchItem } from '@/lib/schemas/search'
import { fitOf, groupsOf } from './result-order'

const item = (
  path: string,
  score: number | null,
  missing: string[] = [],
  passing: string[] = [],
): SearchItem => ({
  id: 1,
  domain: 'news',
  title: path,
  excerpt: '',
  content: '',
  slug: path,
  category: null,
  thumbnail: null,
  tags: [],
  unit: null,
  url: path,
  path,
  highlight: null,
  score,
  missing,
  passing,
  file_page: null,
  published_at: '',
  created_at: '',
  lang: 'id',
})
const list = (domain: SearchDomain, ...items: SearchItem[]) => ({ domain, count: 9, items })
const paths = (items: readonly SearchItem[]) => items.map(({ path }) => path)

describe('the order in which results are read', () => {
  it('is the best of all, then groups by their best hit, nothing twice and nothing weak', () => {
    const { best, groups } = groupsOf(
      [item('pimpinan', 1), item('berita', 0.5), item('layanan', 0.4)],
      [
        list('public_service', item('layanan', 0.4), item('lain', 0.2), item('lemah', 0.09)),
        list('news', item('berita', 0.5), item('kedua', 0.3)),
        list('information', item('sekilas', 0.05)),
      ],
    )
    expect(paths(best)).toEqual(['pimpinan', 'berita', 'layanan'])
    expect(groups.map(({ domain, items }) => [domain, paths(items)])).toEqual([
      ['news', ['kedua']],
      ['public_service', ['lain']],
    ])
  })

  it('begins with what holds all words, and says when nothing does', () => {
    const half = item('setengah', 1, ['kitas'])
    const passing = item('sekilas', 0.9, [], ['kitas'])
    const { best } = groupsOf([half, passing, item('semua', 0.6)], [])
    expect(paths(best)).toEqual(['semua', 'sekilas', 'setengah'])
    expect([fitOf(best), fitOf([half, passing]), fitOf([half])]).toEqual([
      'about',
      'mentioned',
      'partial',
    ])
  })

  it('is the order of the kinds where a portal names no score', () => {
    const { groups } = groupsOf(
      [],
      [list('public_service', item('a', null)), list('news', item('b', null))],
    )
    expect(groups.map(({ domain }) => domain)).toEqual(['public_service', 'news'])
  })
})
