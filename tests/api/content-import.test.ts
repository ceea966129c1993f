import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { createArchives } from '@/lib/server/content/types/archives'
import { createNews } from '@/lib/server/content/types/news/news'
import { createSearch } from '@/lib/server/search/embedded/search'
import { createServices } from '@/lib/server/content/types/services/services'
import { seed } from '@/lib/server/seed/seed'
import { readContent } from '@/lib/server/content/read-content'
import { importContent } from '@/lib/server/content/import'
import type { ImportMode } from '@/lib/server/content/import-run'
import { addressesOf } from '../support/sitemap-addresses'
import { backends, type TestDatabase } from '../support/database'

const product = join('lib', 'server', 'seed', 'content')
const key = 'akta-kelahiran-anak'
/** What the tests change; an import leaves alone what its folder does not name, and reading all of it takes a second. */
const parts = ['tags.json', join('news', key), join('services', 'akta-kelahiran.json')]
const reader = { browserId: 'a'.repeat(32), ip: '127.0.0.1' }

describe.each(backends)('importing content into $name', ({ open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  let folder: string
  beforeEach(async () => {
    backend = await open('seeded')
    db = openDatabase(parseEnv(backend.settings))
    folder = mkdtempSync(join(tmpdir(), 'portal-content-'))
    for (const part of parts) cpSync(join(product, part), join(folder, part), { recursive: true })
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    await db.destroy()
    await backend.close()
  })

  const now = () => new Date()
  const news = () => createNews(db, { siteOrigin: 'https://portal.example', now })
  const run = (mode: ImportMode) => importContent(db, readContent(folder), mode)
  const file = (language: 'id' | 'en') => join(folder, 'news', key, `${language}.md`)
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  const id = Number(
    /^id: (\d+)$/m.exec(readFileSync(join(product, 'news', key, 'id.md'), 'utf8'))?.[1],
  )
  const stored = () =>
    db
      .selectFrom('content_items')
      .selectAll()
      .where('kind', '=', 'news')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const retitle = (title: string) =>
    edit(file('id'), (text) => text.replace(/^title: .*$/m, `title: ${title}`))

  it('changes nothing when nothing changed, of all content', async () => {
    const content = readContent(product)
    expect(content.items.news.length).toBeGreaterThan(30)
    expect(await importContent(db, content, 'import')).toMatchObject({ added: [], changed: [] })
  })

  it('changes one article, and keeps its address, counters and time of birth', async () => {
    const before = await stored()
    await news().countView(before.slug, reader)
    retitle('Judul yang baru sama sekali')
    const report = await run('import')
    const after = await stored()
    expect(report).toMatchObject({ added: [], changed: [before.slug] })
    expect(after).toMatchObject({
      slug: before.slug,
      title: 'Judul yang baru sama sekali',
      views: before.views + 1,
      created_at: before.created_at,
    })
    expect(
      (await news().list({ q: 'baru sekali sama' }, 'id')).data.map((item) => item.id),
    ).toEqual([id])
  })

  it('counts the changes of an item, and only them', async () => {
    const { revision } = await stored()
    await run('import')
    expect((await stored()).revision).toBe(revision)
    for (const [at, title] of ['Judul pertama', 'Judul kedua'].entries()) {
      retitle(title)
      await run('import')
      expect((await stored()).revision).toBe(revision + at + 1)
    }
  })

  it('says in a dry run what would change, and changes nothing', async () => {
    const before = await stored()
    retitle('Judul yang baru sama sekali')
    expect((await run('dryRun')).changed).toEqual([before.slug])
    expect(await stored()).toEqual(before)
  })

  it('marks an article without English as Indonesian', async () => {
    rmSync(file('en'))
    await run('import')
    const { slug, title } = await stored()
    expect(await news().bySlug(slug, 'en')).toMatchObject({ lang: 'id', title })
    expect((await news().list({ q: title }, 'en')).data[0]).toMatchObject({ lang: 'id', title })
  })

  it('publishes nothing before its time', async () => {
    edit(file('id'), (text) =>
      text.replace(/^published_at: .*$/m, 'published_at: 2999-01-01T00:00:00+07:00'),
    )
    await run('import')
    const { slug } = await stored()
    expect(await news().bySlug(slug, 'id')).toBeNull()
    expect(await news().counters(slug)).toBeNull()
    expect(await news().countView(slug, reader)).toBeNull()
    expect(await news().countShare(id)).toBe(false)
    expect((await addressesOf(news().sitemap)).map((item) => item.slug)).not.toContain(slug)
  })

  it('lists, tags, suggests and finds nothing before its time, and all of it from then on', async () => {
    const [word, tag] = ['kacapiring', 'taman kacapiring']
    edit(join(folder, 'tags.json'), (text) => text.replace('{', `{"${tag}": "gardenia park",`))
    edit(file('id'), (text) =>
      text
        .replace(/^title: .*$/m, 'title: Taman kacapiring dibuka')
        .replace(/^tags: .*$/m, `tags: [${tag}]`)
        .replace(/^published_at: .*$/m, 'published_at: 2999-01-01T00:00:00+07:00'),
    )
    await run('import')
    const known = async (moment: string) => {
      const settings = { siteOrigin: 'https://portal.example', now: () => new Date(moment) }
      const [port, search] = [createNews(db, settings), createSearch(db, settings)]
      const named = (items: readonly { id: number }[]) => items.some((item) => item.id === id)
      return {
        latest: named((await port.list({}, 'id')).data),
        oldest: named((await port.list({ sort_order: 'ASC', per_page: 100 }, 'id')).data),
        matching: named((await port.list({ q: word }, 'id')).data),
        tagged: named((await port.list({ tag }, 'id')).data),
        counted: (await port.list({ tag }, 'id')).meta.total_count,
        headline: named(await port.headline('id')),
        tag: (await port.tagByName(tag, 'id')) !== null,
        popular: (await port.popularTags(500, 'id')).some(({ key: each }) => each === tag),
        // A document has the article's number.
        documents: (await createArchives(db, settings).list({ q: word }, 'id')).data.length,
        found: (await search.find({ q: word }, 'id')).data.length,
        suggested: (await search.suggest(word, 'id')).length,
        near: (await search.find({ q: 'kacapirink' }, 'id')).meta.near,
      }
    }
    expect(await known('2998-12-31T23:59:59+07:00')).toEqual({
      latest: false,
      oldest: false,
      matching: false,
      tagged: false,
      counted: 0,
      headline: false,
      tag: false,
      popular: false,
      documents: 0,
      found: 0,
      suggested: 0,
      near: [],
    })
    expect(await known('2999-01-01T00:00:10+07:00')).toMatchObject({
      latest: true,
      matching: true,
      tagged: true,
      counted: 1,
      headline: true,
      tag: true,
      popular: true,
      documents: 0,
      found: 1,
    })
  })

  it('finds a tag by the name that its pages link to, whatever letter it begins with', async () => {
    const tag = 'Énergi Surya'
    edit(join(folder, 'tags.json'), (text) => text.replace('{', `{"${tag}": "Ökostrom",`))
    edit(file('id'), (text) => text.replace(/^tags: .*$/m, `tags: [${tag}]`))
    await run('import')
    for (const name of [tag, 'Énergi SURYA', 'Ökostrom']) {
      expect(await news().tagByName(name, 'id'), name).toMatchObject({ key: tag })
      expect((await news().list({ tag: name }, 'id')).data.map((item) => item.id)).toEqual([id])
    }
  })

  it('stores nothing of a folder with one wrong file, and names file and field', async () => {
    retitle('Judul yang baru sama sekali')
    edit(join(folder, 'services', 'akta-kelahiran.json'), (text) =>
      text.replace('"technical": "', '"technical": "Semi'),
    )
    expect(() => readContent(folder)).toThrow(/akta-kelahiran\.json: technical /)
    expect((await stored()).title).not.toContain('baru')
  })

  it('a later start keeps what an editor imported, and still brings new content of the product', async () => {
    retitle('Judul dari redaksi')
    await run('import')
    // The product's next version changes the same article and another service.
    retitle('Judul dari versi produk berikutnya')
    edit(join(folder, 'services', 'akta-kelahiran.json'), (text) =>
      text
        .replace('"technical": "Offline"', '"technical": "Online"')
        .replace(/"updated_at": "[^"]+"/, '"updated_at": "2026-11-27"'),
    )
    await seed(db, folder)
    expect((await stored()).title).toBe('Judul dari redaksi')
    expect(
      (await createServices(db, now).list({ sort_by: 'updated_at' }, 'id')).data[0]?.updated_at,
    ).toBe('2026-11-27T00:00:00+07:00')
  })

  it('takes files that a Windows editor saved', async () => {
    edit(file('id'), (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)
    edit(file('en'), (text) => text.replaceAll('\n', '\r\n'))
    expect((await run('import')).changed).toEqual([])
  })
})
