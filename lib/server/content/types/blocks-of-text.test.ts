import { expect, test } from 'vitest'
import { pageBreak } from '@/lib/search/page-breaks'
import { blocksOfText } from './blocks-of-text'
import { searchedBlocks } from './searched-blocks'

const text = [
  'Laporan kinerja\r\n\r\nPendahu-\r\nluan laporan\r\nini.\r\n\r\nParagraf kedua.',
  '  \n',
  'Penutup',
].join(pageBreak)

test('makes a block of each page that holds text, headed by its first line', () => {
  expect(blocksOfText(text)).toEqual([
    {
      kind: 'text',
      heading: 'Laporan kinerja',
      page: 1,
      paragraphs: ['Pendahuluan laporan ini.', 'Paragraf kedua.'],
    },
    { kind: 'text', heading: 'Penutup', page: 3, paragraphs: ['Penutup'] },
  ])
  expect(blocksOfText(' \n\f')).toEqual([])
})

test('the search reads them page by page, an empty one included', () => {
  expect(searchedBlocks(blocksOfText(text)).split(pageBreak)).toEqual([
    'Laporan kinerja Pendahuluan laporan ini. Paragraf kedua.',
    '',
    'Penutup Penutup',
  ])
})

test('a document of one page has no page breaks', () => {
  const block = { kind: 'list' as const, heading: 'Syarat', items: ['KTP'], isOrdered: false }
  expect(searchedBlocks([block])).toBe('Syarat KTP')
})
