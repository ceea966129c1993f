import { expect, it } from 'vitest'
import { fold } from '@/lib/fold'
import { searchWords } from './search-words'

it('takes the folded words, the first eight', () => {
  expect(searchWords('Akta Kelahiran, Jum’at')).toEqual(['akta', 'kelahiran', 'jum', 'at'])
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
})

it('asks for nothing when nothing is typed, and for something that stands nowhere when signs are', () => {
  for (const typed of [undefined, '', '  ']) expect(searchWords(typed)).toEqual([])
  for (const typed of ['%', '_', '“”', '—', '\u200B%']) {
    const [word = ''] = searchWords(typed)
    expect(word).not.toBe('')
    expect(fold(`${word} abc ${word}`)).toBe('abc')
  }
})
