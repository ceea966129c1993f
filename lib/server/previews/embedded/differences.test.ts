import { describe, expect, it } from 'vitest'
import { serviceDraft } from '@/tests/support/service-draft'
import { fieldDifferences, wordRuns } from './differences'

const { service: live } = serviceDraft()

describe('differences between a draft and the live version', () => {
  it('are told word by word', () => {
    expect(wordRuns('Bawa kartu keluarga asli', 'Bawa kartu keluarga asli dan salinan')).toEqual([
      { kind: 'same', text: 'Bawa kartu keluarga asli' },
      { kind: 'added', text: ' dan salinan' },
    ])
    expect(wordRuns('dua saksi', 'tiga saksi').map(({ kind }) => kind)).toEqual([
      'removed',
      'added',
      'same',
    ])
  })

  it('join to both texts again', () => {
    const [before, after] = ['Satu, dua; tiga.\n\nEmpat', 'Satu dua tiga empat.\n\nLima, enam']
    const without = (left: string) =>
      wordRuns(before, after)
        .filter(({ kind }) => kind !== left)
        .map(({ text }) => text)
        .join('')
    expect([without('added'), without('removed')]).toEqual([before, after])
  })

  it('name the fields that changed, in the order of the file and in one language', () => {
    const draft = {
      ...live,
      terms: [...live.terms, { id: 'Pas foto', en: live.terms[0]?.en ?? '' }],
      description: { ...live.description, id: 'Baru' },
      hotline_number: '022-1',
    }
    expect(fieldDifferences(live, draft, 'id').map(({ field }) => field)).toEqual([
      'description',
      'hotline_number',
      'terms',
    ])
    expect(fieldDifferences(live, draft, 'en').map(({ field }) => field)).toEqual([
      'hotline_number',
      'terms',
    ])
    expect(fieldDifferences(live, draft, 'en', 'translated').map(({ field }) => field)).toEqual([
      'terms',
    ])
  })

  it('are none for the same words, whatever the spaces', () => {
    expect(fieldDifferences(live, live, 'id')).toEqual([])
    expect(
      fieldDifferences(
        live,
        {
          ...live,
          description: { ...live.description, id: live.description.id.replace(' ', '  ') },
        },
        'id',
      ),
    ).toEqual([])
  })

  it('are everything for what is not there yet', () => {
    expect(
      fieldDifferences(null, live, 'id').every(({ runs }) =>
        runs.every(({ kind }) => kind === 'added'),
      ),
    ).toBe(true)
  })

  it('end soon for long texts that share nothing', () => {
    const text = (word: string) =>
      Array.from({ length: 8_000 }, (_, at) => `${word}${at}`).join(' ')
    expect(wordRuns(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})
