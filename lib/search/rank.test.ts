import { describe, expect, it } from 'vitest'
import { type Head, Heads } from './heads'
import { indexText, rowNumber, type DocumentText } from './index-model'
import { readQuery } from './query'
import { byScore, rank } from './rank'
import { selectRange } from './select-range'
import { Vocabulary } from './vocabulary'

const nowMs = Date.UTC(2026, 0, 1)
const empty: DocumentText = { title: '', summary: '', body: '', keywords: [] }

/** An index in memory, like that of a database. */
function search(
  documents: (Partial<DocumentText> & {
    domain?: Head['domain']
    publishedMs?: number
    endMs?: number
  })[],
  q: string,
  turned = false,
): number[] {
  const postings = new Map<string, number[]>()
  const terms = new Map<string, boolean>()
  const heads = new Heads()
  for (const [
    at,
    { domain = 'news', publishedMs = nowMs - 1, endMs = Infinity, ...text },
  ] of documents.entries()) {
    const indexed = indexText({ ...empty, ...text }, 'id')
    for (const lexeme of indexed.lexemes)
      postings.set(lexeme, [...(postings.get(lexeme) ?? []), rowNumber(at, 'id')])
    for (const [term, isWord] of indexed.terms) terms.set(term, isWord)
    heads.set(at, {
      domain,
      publishedMs,
      endMs,
      titleWords: { id: indexed.titleWords, en: indexed.titleWords },
    })
  }
  const vocabulary = new Vocabulary([...terms].map(([term, isWord]) => ({ term, rows: 1, isWord })))
  const lists = new Map(
    [...postings].map(([lexeme, rows]) => [
      lexeme,
      Uint32Array.from(turned ? rows.toReversed() : rows),
    ]),
  )
  const ranking = rank(
    readQuery(q, vocabulary, { locale: 'id', forgivesTypos: true }).groups,
    lists,
    heads,
    'id',
    nowMs,
  )
  const places = Uint32Array.from(ranking.documents, (_, at) => at)
  return [...selectRange(places, 0, places.length, byScore(ranking, heads))].map(
    (at) => ranking.documents[at] ?? -1,
  )
}

describe('the order of results', () => {
  it('puts a word in the title before keywords, summary and text', () => {
    expect(
      search(
        [
          { body: 'imunisasi' },
          { summary: 'imunisasi' },
          { keywords: ['imunisasi'] },
          { title: 'Imunisasi' },
        ],
        'imunisasi',
      ),
    ).toEqual([3, 2, 1, 0])
  })

  it('puts a service before an article of the same title', () => {
    expect(
      search(
        [{ title: 'Akta kelahiran' }, { title: 'Akta kelahiran', domain: 'public_service' }],
        'akta kelahiran',
      )[0],
    ).toBe(1)
  })

  it('takes a synonym of several words only where they stand in one field', () => {
    const scattered = { title: 'Tanda', summary: 'kartu', body: 'kartu tanda penduduk' }
    expect(search([scattered, { keywords: ['kartu tanda penduduk'] }], 'ktp')).toEqual([1])
  })

  it('puts all words before some of them', () => {
    expect(
      search(
        [
          { title: 'Pajak bumi' },
          { title: 'Informasi', summary: 'pajak kendaraan' },
          { title: 'Kendaraan' },
        ],
        'pajak kendaraan',
      )[0],
    ).toBe(1)
  })

  it('puts the exact title before a longer one', () => {
    expect(
      search(
        [{ title: 'Perpustakaan sekolah di desa dan kota' }, { title: 'Perpustakaan' }],
        'perpustakaan',
      )[0],
    ).toBe(1)
  })

  it('leaves out what holds only the common word of a query', () => {
    const common = Array.from({ length: 20 }, () => ({ title: 'Jawa Barat' }))
    expect(search([...common, { title: 'Imunisasi di Jawa Barat' }], 'imunisasi jawa')).toEqual([
      20,
    ])
  })

  it('leaves out what is not yet or no longer published', () => {
    const title = 'Mudik gratis'
    expect(
      search([{ title, publishedMs: nowMs + 1 }, { title, endMs: nowMs }, { title }], 'mudik'),
    ).toEqual([2])
  })

  it('does not depend on the order in which a database names the rows', () => {
    const documents = Array.from({ length: 30 }, (_, at) => ({
      title: at % 3 === 0 ? 'Pajak kendaraan' : 'Pajak',
      body: 'kendaraan'.repeat(at % 2),
    }))
    expect(search(documents, 'pajak kendaraan', true)).toEqual(search(documents, 'pajak kendaraan'))
  })

  it('is nothing for unknown words', () => {
    expect(search([{ title: 'Pajak' }], 'zzqxvw')).toEqual([])
  })
})
