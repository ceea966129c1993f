import { expect, it } from 'vitest'
import { fold } from '@/lib/fold'
import { indexTerms, listTerms } from './list-terms'

it('takes the folded words, the first eight', () => {
  expect(listTerms('Akta Kelahiran, Jum’at')).toEqual(['akta', 'kelahiran', 'jum', 'at'])
  expect(listTerms('a b c d e f g h i j')).toHaveLength(8)
})

it('asks for nothing when nothing is typed, and for something that stands nowhere when signs are', () => {
  for (const typed of [undefined, '', '  ']) expect(listTerms(typed)).toEqual([])
  for (const typed of ['%', '_', '“”', '—', '\u200B%']) {
    const [word = ''] = listTerms(typed)
    expect(word).not.toBe('')
    expect(fold(`${word} abc ${word}`)).toBe('abc')
  }
})

it('takes words as the index holds them, where those are asked', () => {
  expect(indexTerms("Majelis Ta'lim, e-KTP covid19")).toEqual([
    'majelis',
    'talim',
    'e',
    'ktp',
    'covid19',
  ])
  expect([indexTerms(), indexTerms('%')]).toEqual([[], listTerms('%')])
})
