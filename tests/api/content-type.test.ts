import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseEnv } from '@/lib/env'
import { fold, slugOf } from '@/lib/fold'
import { changeByPortal } from '@/lib/server/content/change'
import type { Imported } from '@/lib/server/content/content'
import { type ContentType, translated } from '@/lib/server/content/content-type'
import { importItems } from '@/lib/server/content/import-items'
import { readType } from '@/lib/server/content/read-type'
import { searchSources } from '@/lib/server/content/search-document'
import { contentStore, inCategories, titleIn, withTags, matching } from '@/lib/server/content/store'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { refreshSearchIndex } from '@/lib/server/search/embedded/refresh-index'
import { createSearch } from '@/lib/server/search/embedded/search'
import { backends, type TestDatabase } from '../support/database'

const texts = z.strictObject({ term: z.string().min(1), meaning: z.string().min(1) })
const entryFile = z.strictObject({
  id: z.number().int().positive(),
  subject: z.enum(['pajak', 'surat']),
  see: z.number().nullable(),
  tags: z.array(z.string()),
  indonesian: texts,
  english: texts.nullable(),
  updated_at: z.iso.date(),
})
type Entry = z.output<typeof entryFile>

const searchText = ({ term, meaning }: Entry['indonesian']) => ({
  title: term,
  summary: meaning,
  body: '',
  keywords: [],
})

/** A kind that the product does not have: this definition is all that there is of it. */
const glossary: ContentType<Entry, Entry> = {
  kind: 'glossary',
  form: 'list',
  file: entryFile,
  slug: ({ id, indonesian }) => slugOf(indonesian.term, id),
  keepsSlug: true,
  keys: ({ subject, tags, indonesian, english, updated_at: updatedOn }) => ({
    category: subject,
    tags,
    updatedOn,
    sortTitle: { id: fold(indonesian.term), en: fold((english ?? indonesian).term) },
    searchTexts: [...Object.values(indonesian), ...Object.values(english ?? {})],
  }),
  references: ({ see }) =>
    see === null ? [] : [{ kind: 'glossary', id: see, error: `see names entry ${see}` }],
  folderError: (entries) => (entries.length > 3 ? 'are too many' : null),
  storedError: (entries) => (entries.some(({ tags }) => tags.includes('usang')) ? 'is old' : null),
  search: {
    rank: 1,
    domains: { glossary: 'information' },
    document: ({ doc }) => ({
      path: `/istilah?q=${doc.indonesian.term}`,
      texts: { id: searchText(doc.indonesian), en: doc.english && searchText(doc.english) },
    }),
  },
}

const levy = {
  id: 1,
  subject: 'pajak',
  see: null,
  tags: ['daerah', 'biaya'],
  indonesian: { term: 'Retribusi', meaning: 'Pungutan atas jasa pemerintah daerah.' },
  english: { term: 'Levy', meaning: 'A charge for a service.' },
  updated_at: '2026-11-24',
} as const
const note = {
  id: 2,
  subject: 'surat',
  see: 1,
  tags: ['biaya'],
  indonesian: { term: 'Disposisi', meaning: 'Petunjuk tindak lanjut surat.' },
  english: null,
  updated_at: '2026-11-24',
} as const

describe.each(backends)('a kind of content that is one definition, on $name', ({ open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  let folder: string
  beforeEach(async () => {
    backend = await open('migrated')
    db = openDatabase(parseEnv(backend.settings))
    folder = mkdtempSync(join(tmpdir(), 'portal-content-'))
    mkdirSync(join(folder, 'glossary'))
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    await db.destroy()
    await backend.close()
  })

  const read = (...items: unknown[]): Imported<Entry>[] => {
    writeFileSync(join(folder, 'glossary', 'a.json'), JSON.stringify(items))
    return readType(folder, glossary, {}).map(({ file, hash }) => ({ ...file, hash }))
  }
  const store = () => contentStore(db, glossary)
  async function load(items: Imported<Entry>[], isSeed = false): Promise<string[]> {
    const due: string[] = []
    const isDue = (stored: { content_hash: string } | undefined, name: string, hash: string) => {
      if (stored?.content_hash !== hash) due.push(name)
      return stored?.content_hash !== hash
    }
    await db.transaction().execute((transaction) =>
      importItems(transaction, glossary, items, {
        isSeed,
        isDue,
        change: changeByPortal('import'),
      }),
    )
    return due
  }
  const terms = async (rows = store().rows()) =>
    (await store().page(rows, { id: 'asc' }, {}, ({ doc }) => translated(doc, 'en').term)).data

  it('is read, imported and listed, in either language', async () => {
    expect(await load(read(levy, note))).toEqual(['glossary/retribusi-1', 'glossary/disposisi-2'])
    expect(await load(read(levy, note))).toEqual([])
    const page = await store().page(
      store().rows(),
      { [titleIn('en')]: 'asc', id: 'asc' },
      { per_page: 1 },
      ({ doc }) => translated(doc, 'en'),
    )
    expect(page).toEqual({
      data: [{ ...note.indonesian, lang: 'id' }],
      meta: { total_count: 2, total_page: 2, current_page: 1, per_page: 1 },
    })
    expect(await terms(matching(store().rows(), 'charge'))).toEqual(['Levy'])
    expect(await terms(inCategories(store().rows(), ['surat']))).toEqual(['Disposisi'])
    expect(await terms(inCategories(store().rows(), []))).toEqual([])
    expect(await terms(withTags(store().rows(), 'glossary', ['daerah']))).toEqual(['Levy'])
    expect(Object.fromEntries(await store().countByCategory())).toEqual({ pajak: 1, surat: 1 })
  })

  it('changes with its file, and keeps its address, its first day and nothing of old tags', async () => {
    await load(read(levy))
    const before = await store().byId(1)
    const indonesian = { ...levy.indonesian, term: 'Retribusi daerah' }
    const changed = { ...levy, indonesian, tags: ['jasa'], updated_at: '2026-12-01' }
    expect(await load(read(changed))).toEqual(['glossary/retribusi-1'])
    expect(await store().byId(1)).toMatchObject({
      slug: before?.slug,
      created_at: before?.created_at,
      updated_at: '2026-11-30T17:00:00.000Z',
      doc: changed,
    })
    expect(await terms(withTags(store().rows(), 'glossary', ['daerah', 'biaya']))).toEqual([])
  })

  it('is refused where it does not fit, and a start passes over what editors did', async () => {
    expect(() => read({ ...levy, subject: 'lain' })).toThrow(/a\.json: 0\.subject/)
    expect(() => read(levy, levy)).toThrow(/glossary\/a\.json: id 1 is used twice$/)
    expect(() => read(levy, note, { ...note, id: 3 }, { ...note, id: 4 })).toThrow(
      'glossary: are too many',
    )
    await expect(load(read(note))).rejects.toThrow('glossary/disposisi-2: see names entry 1')
    await expect(load(read({ ...levy, see: 1 }))).rejects.toThrow('see names entry 1')
    await expect(load(read({ ...levy, tags: ['usang'] }))).rejects.toThrow('glossary: is old')
    expect(await terms()).toEqual([])
    expect(await load(read({ ...levy, tags: ['usang'] }), true)).toHaveLength(1)
  })

  it('is found by the search from its change on', async () => {
    const sources = searchSources(glossary)
    const find = async (q: string) =>
      (
        await createSearch(db, { siteOrigin: 'http://127.0.0.1', now: () => new Date() }).find(
          { q, sort_by: 'relevance' },
          'id',
        )
      ).data.map(({ path }) => path)
    await load(read(levy, note))
    expect(await refreshSearchIndex(db, sources)).toBe(2)
    expect(await refreshSearchIndex(db, sources)).toBe(0)
    expect(await find('retribusi')).toEqual(['/istilah?q=Retribusi'])
    await db.deleteFrom('content_items').where('id', '=', 1).execute()
    expect(await refreshSearchIndex(db, sources)).toBe(1)
    expect(await find('retribusi')).toEqual([])
  })
})
