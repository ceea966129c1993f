import { describe, expect, it } from 'vitest'
import { serviceDraft } from '@/tests/support/service-draft'
import { reportOn } from './findings'
import { reportItems } from './report-item'

const context = {
  isKnownPath: (path: string) => path === '/layanan' || path === '/',
  siteOrigin: 'https://portal.example',
  now: new Date('2026-11-22T03:00:00Z'),
}
const findingsIn = (files: Record<string, string>) =>
  Object.fromEntries(
    reportItems(new Map(Object.entries(files))).map((item) => [
      item.name,
      reportOn(item, context).findings.map(({ kind, detail }) => `${kind} ${detail}`),
    ]),
  )
const found = (value: unknown) =>
  findingsIn({ 'units/satu.json': JSON.stringify(value) })['units/satu.json']

describe('the report on content', () => {
  it('is silent about what is in order', () => {
    expect(
      found({
        id: 1,
        name: { id: 'Nama', en: 'Name' },
        link: '/layanan?q=a',
        updated_at: '2026-05-01',
      }),
    ).toEqual([])
  })

  it('names fields without English, also of articles and of halves', () => {
    expect(
      found({ name: { id: 'Nama', en: '' }, parts: [{ text: { id: 'Isi', en: null } }] }),
    ).toEqual(['missing-english name', 'missing-english parts.0.text'])
    expect(
      found({
        indonesian: { title: 'Judul', content: ['Isi'] },
        english: { title: 'Title', content: [] },
      }),
    ).toEqual(['missing-english content'])
    expect(found({ indonesian: { title: 'Judul' }, english: null })).toEqual([
      'missing-english title',
    ])
    const article = {
      'tags.json': '{}',
      'news/a/id.md': '---\ntitle: Judul\nexcerpt: Ringkas\n---\nIsi.\n',
    }
    expect(findingsIn(article)).toEqual({
      'news/a': ['missing-english title', 'missing-english excerpt', 'missing-english body'],
    })
    expect(
      findingsIn({ ...article, 'news/a/en.md': '---\ntitle: Title\nexcerpt: Short\n---\nText.\n' }),
    ).toEqual({ 'news/a': [] })
  })

  it('finds addresses that lead nowhere, in fields and in texts, and leaves other sites alone', () => {
    const body =
      'Lihat [ini](/tidak-ada), [itu](/layanan#isi), [sana](https://lain.example/x), [kami](https://portal.example/en/hilang) dan [surel](mailto:a@b.id).'
    expect(
      found({ text: { id: body, en: 'See [this](/en/layanan/).' }, link: '/hilang-juga' }),
    ).toEqual([
      'broken-link /tidak-ada',
      'broken-link https://portal.example/en/hilang',
      'broken-link /hilang-juga',
    ])
  })

  it('finds pictures without words, long titles, long sentences and old items', () => {
    const long = `${'Kata '.repeat(31).trim()}.`
    const title = 'J'.repeat(71)
    const findings = found({
      title: { id: title, en: 'Title' },
      text: { id: `![](/a.png) ![Peta](/b.png)\n\n${long}`, en: 'Text' },
      updated_at: '2025-11-01',
    })
    expect(findings).toEqual([
      expect.stringMatching(/^long-sentence text: 31 words/),
      'review-due last changed 2025-11-01',
      'image-without-alt text',
      `long-title 71 characters: ${title}`,
    ])
  })

  it('names facts of an office that nobody has compared with it yet', () => {
    const office = {
      id: 1,
      website: 'https://kota.example',
      phone: null,
      hours: [{ day: 'Senin' }],
    }
    expect(found({ ...office, checked_on: null })).toEqual([
      'unchecked website https://kota.example',
      'unchecked hours',
    ])
    expect(found({ ...office, checked_on: '2026-11-20' })).toEqual([])
    expect(found(office)).toEqual([])
  })

  it('names texts whose day of review has come, articles too', () => {
    expect(found({ updated_at: '2026-10-01', review_by: '2026-11-22' })).toEqual([
      'review-due readers are told since 2026-11-22',
    ])
    expect(found({ updated_at: '2026-10-01', review_by: '2026-12-22' })).toEqual([
      'review-soon readers will be told from 2026-12-22',
    ])
    expect(found({ updated_at: '2026-10-01', review_by: '2026-12-23' })).toEqual([])
    expect(found({ updated_at: '2025-12-20' })).toEqual([
      'review-soon on 2026-12-20 a year has passed without a change',
    ])
    const head = 'title: Judul\nexcerpt: Ringkas\nreview_by: 2026-10-17'
    expect(
      findingsIn({
        'news/a/id.md': `---\n${head}\n---\nIsi.\n`,
        'news/a/en.md': '---\ntitle: Title\nexcerpt: Short\n---\nText.\n',
      }),
    ).toEqual({ 'news/a': ['review-due readers are told since 2026-10-17'] })
  })

  it('names what the standard of a service does not state', () => {
    const { text } = serviceDraft({ standard: undefined, updated_at: '2026-10-01' })
    expect(findingsIn({ 'services/akta.json': text })['services/akta.json']).toContain(
      'not-stated legal_basis, time_limit, product, facilities, staff, supervision, staff_count, service_guarantee, safety_guarantee, evaluation',
    )
  })

  it('takes each item of a list by itself', () => {
    expect(
      findingsIn({
        'awards/a.json': JSON.stringify([
          { id: 1, name: { id: 'Satu', en: '' } },
          { id: 2, name: { id: 'Dua', en: 'Two' } },
        ]),
      }),
    ).toEqual({
      'awards/a.json#1': ['missing-english name'],
      'awards/a.json#2': [],
    })
  })
})
