import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedCollections } from '@/lib/server/content/stored-collections'
import { type ContentDatabase, openContentDatabase } from '@/tests/support/content-database'

const change = (id: number, changedOn: string, english: string | null) => ({
  id,
  changed_on: changedOn,
  indonesian: { title: `Perubahan ${id}`, text: 'Huruf diperbesar.' },
  english: english === null ? null : { title: english, text: 'Larger letters.' },
  link: id === 1 ? '/aksesibilitas' : null,
})

describe('what was changed because of feedback', () => {
  let content: ContentDatabase
  beforeAll(async () => {
    content = await openContentDatabase([])
  })
  afterAll(() => content.remove())
  const list = (locale: 'id' | 'en') =>
    storedCollections(content.db, () => new Date())['portal-changes'].list(locale)
  const write = (changes: readonly unknown[]) => {
    const file = content.file('portal-changes/portal-changes.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(changes))
  }

  it('is nothing in the product itself: only editors know', async () => {
    expect(await list('id')).toEqual([])
  })

  it('is listed from an editor’s file, the latest first, in Indonesian until it is translated', async () => {
    write([
      change(1, '2026-11-02', 'Change 1'),
      change(2, '2026-12-24', null),
      change(3, '2026-11-02', 'Change 3'),
    ])
    await content.run('import')
    expect((await list('id')).map(({ title }) => title)).toEqual([
      'Perubahan 2',
      'Perubahan 3',
      'Perubahan 1',
    ])
    expect((await list('en')).map(({ title, lang }) => [title, lang])).toEqual([
      ['Perubahan 2', 'id'],
      ['Change 3', 'en'],
      ['Change 1', 'en'],
    ])
    expect((await list('en')).at(-1)).toEqual({
      id: 1,
      title: 'Change 1',
      text: 'Larger letters.',
      changed_on: '2026-11-02',
      link: '/aksesibilitas',
      lang: 'en',
    })
  })

  it.each([
    ['a day that there is not', { changed_on: '2026-02-30' }],
    ['a link to another site', { link: '//jahat.example' }],
    ['no text', { indonesian: { title: 'Judul', text: ' ' } }],
  ])('is refused with %s', (_, wrong) => {
    write([{ ...change(1, '2026-11-02', null), ...wrong }])
    expect(() => content.read()).toThrow(/portal-changes/)
  })
})
