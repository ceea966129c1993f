import { describe, expect, it } from 'vitest'
import type { SearchItem } from '@/lib/schemas/search'
import { picturedResults } from './pictured-results'

const result = (slug: string, more: Partial<SearchItem> = {}): SearchItem => ({
  id: 1,
  domain: 'news',
  title: slug,
  excerpt: '',
  content: '',
  slug,
  category: 'sosial',
  thumbnail: null,
  tags: ['gempa'],
  unit: null,
  url: `https://contoh.id/berita/${slug}`,
  path: `/berita/${slug}`,
  highlight: null,
  score: null,
  missing: [],
  passing: [],
  file_page: null,
  published_at: '',
  created_at: '',
  lang: 'id',
  ...more,
})
const subjectsOf = (items: SearchItem[]) =>
  picturedResults(items).map(({ picture }) => picture?.split('/')[2] ?? null)

describe('pictures of results', () => {
  it('show what an article is about, and nothing of other pages', () => {
    expect(subjectsOf([result('a'), result('b', { domain: 'public_service' })])).toEqual([
      'gempa',
      null,
    ])
  })

  it('differ from article to article, whatever stands between them', () => {
    const [first, , second] = subjectsOf([
      result('a'),
      result('b', { domain: 'announcement' }),
      result('c'),
    ])
    expect(first).toBe('gempa')
    expect(second).not.toBe('gempa')
  })

  it('are those that articles have', () => {
    expect(picturedResults([result('a', { thumbnail: '/foto.jpg' })])[0]?.picture).toBe('/foto.jpg')
  })
})
