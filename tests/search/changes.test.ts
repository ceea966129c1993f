import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import type { SearchPort } from '@/lib/server/search/port'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import {
  refreshSearchIndex,
  refreshSearchInPieces,
} from '@/lib/server/search/embedded/refresh-index'
import { createSearch } from '@/lib/server/search/embedded/search'
import { backends, type TestDatabase } from '../support/database'
import { retitle, storedArticles } from '../support/stored-articles'

const settings = { siteOrigin: 'http://127.0.0.1', now: () => new Date('2026-11-27T00:00:00Z') }

describe.each(backends)('what a running search knows, on $name', ({ open }) => {
  let database: TestDatabase
  let db: ReturnType<typeof openDatabase>
  let running: SearchPort
  beforeEach(async () => {
    database = await open('seeded')
    db = openDatabase(parseEnv(database.settings))
    await refreshSearchInPieces(db)
    running = createSearch(db, settings)
    await running.suggest('a', 'id')
  })
  afterEach(async () => {
    await db.destroy()
    await database.close()
  })

  const someNews = (count: number) =>
    storedArticles(db).select(['id', 'slug', 'title']).orderBy('id').limit(count).execute()
  const publish = (change: (on: Kysely<Database>) => Promise<unknown>) =>
    db.transaction().execute(async (transaction) => {
      await change(transaction)
      expect(await refreshSearchIndex(transaction)).toBe(1)
    })
  const questions = [
    'zirafah',
    'zirafa',
    'akta kelahiran',
    'pajak',
    'gedung sate',
    'jawa barat',
    '',
  ]
  const resultsOf = async (search: SearchPort) => ({
    found: await Promise.all(
      questions.map(async (q) =>
        (await search.find({ q, sort_by: 'relevance', per_page: 100 }, 'id')).data.map(
          ({ path }) => path,
        ),
      ),
    ),
    byTitle: (
      await search.find({ q: '', sort_by: 'title', sort_order: 'ASC', per_page: 100 }, 'en')
    ).data.map(({ path }) => path),
    near: (await search.find({ q: 'zirxfxh' }, 'id')).meta.near,
    suggested: await Promise.all(
      ['zir', 'ak', 'pen', 'ged', 'p'].map((text) => search.suggest(text, 'id')),
    ),
  })

  it('is after every change what a search that starts anew knows', async () => {
    const [first, second, third] = await someNews(3)
    const [firstId, secondId, thirdId] = [first?.id ?? 0, second?.id ?? 0, third?.id ?? 0]
    const changes = [
      (on: Kysely<Database>) => retitle(on, firstId, 'Zirafah di Gedung Sate'),
      (on: Kysely<Database>) => retitle(on, secondId, 'Zirafah kedua'),
      (on: Kysely<Database>) =>
        on
          .deleteFrom('content_items')
          .where('kind', '=', 'news')
          .where('id', '=', thirdId)
          .execute(),
      (on: Kysely<Database>) => retitle(on, firstId, first?.title ?? ''),
      (on: Kysely<Database>) =>
        on
          .updateTable('content_items')
          .where('kind', '=', 'news')
          .set({ ends_at: '2026-01-01T00:00:00.000Z' })
          .where('id', '=', secondId)
          .execute(),
    ]
    for (const change of changes) {
      await publish(change)
      expect(await resultsOf(running)).toEqual(await resultsOf(createSearch(db, settings)))
    }
    expect(await running.suggest('zir', 'id')).toEqual([])
  })

  it('offers no words of what is not public yet in the place of unknown ones', async () => {
    const [first] = await someNews(1)
    const near = async () => (await running.find({ q: 'zirxfxh' }, 'id')).meta.near
    await publish((on) => retitle(on, first?.id ?? 0, 'Zirafah'))
    expect((await near()).map((word) => word.toLowerCase())).toContain('zirafah')
    await publish((on) =>
      on
        .updateTable('content_items')
        .set({ published_at: '2099-01-01T00:00:00.000Z', content_hash: 'later' })
        .where('kind', '=', 'news')
        .where('id', '=', first?.id ?? 0)
        .execute(),
    )
    expect(await near()).toEqual([])
  })

  it('is read anew for what changed only', async () => {
    const [first, second] = await someNews(2)
    const isFound = async (search: SearchPort) =>
      (
        await search.find({ q: second?.title ?? '', sort_by: 'relevance', per_page: 100 }, 'id')
      ).data.some(({ slug }) => slug === second?.slug)
    // Changed behind the back of the index: whoever reads this document again no longer finds it.
    await db
      .updateTable('search_documents')
      .set({ published_at: '2030-01-01T00:00:00.000Z' })
      .where('slug', '=', second?.slug ?? '')
      .execute()
    await publish((on) => retitle(on, first?.id ?? 0, 'Zirafah di Gedung Sate'))
    expect((await running.suggest('zirafah', 'id')).map(({ value }) => value)).toEqual([
      'Zirafah di Gedung Sate',
    ])
    expect([await isFound(running), await isFound(createSearch(db, settings))]).toEqual([
      true,
      false,
    ])
  })

  it('has what lists show, though its file names a day that is yet to come', async () => {
    const search = createSearch(db, { ...settings, now: () => new Date() })
    const isFound = async ({ slug, title }: { slug: string; title: string }) =>
      (await search.find({ q: title, sort_by: 'relevance', per_page: 100 }, 'id')).data.some(
        (found) => found.slug === slug,
      )
    for (const kind of ['services', 'archives']) {
      const item = await db
        .selectFrom('content_items')
        .select(['id', 'slug', 'title'])
        .where('kind', '=', kind)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const [day, hash] = ['2099-01-01T00:00:00.000Z', 'changed']
      await publish((on) =>
        on
          .updateTable('content_items')
          .set({ created_at: day, updated_at: day, content_hash: hash })
          .where('kind', '=', kind)
          .where('id', '=', item.id)
          .execute(),
      )
      expect(await isFound(item), kind).toBe(true)
    }
    const [first = { id: 0, slug: '', title: '' }] = await someNews(1)
    expect(await isFound(first)).toBe(true)
    await publish((on) =>
      on
        .updateTable('content_items')
        .set({ published_at: '2099-01-01T00:00:00.000Z', content_hash: 'later' })
        .where('kind', '=', 'news')
        .where('id', '=', first.id)
        .execute(),
    )
    expect(await isFound(first)).toBe(false)
  })

  it('comes to one index whether items were indexed in pieces or with their change', async () => {
    const dump = async () => ({
      postings: (
        await db
          .selectFrom('search_postings')
          .selectAll()
          .orderBy('lexeme')
          .orderBy('part')
          .execute()
      ).map(({ lexeme, part, rows }) => [lexeme, part, Buffer.from(rows).toString('hex')]),
      terms: (
        await db
          .selectFrom('search_vocabulary')
          .select(['term', 'row_count'])
          .where('row_count', '>', 0)
          .orderBy('term')
          .execute()
      ).map(({ term, row_count: rows }) => [term, rows]),
      rows: await db.selectFrom('search_rows').selectAll().orderBy('id').execute(),
    })
    const before = await dump()
    const [first] = await someNews(1)
    await publish((on) => retitle(on, first?.id ?? 0, 'Zirafah di Gedung Sate'))
    expect((await dump()).terms).toContainEqual(['zirafah', 1])
    await retitle(db, first?.id ?? 0, first?.title ?? '')
    expect(await refreshSearchInPieces(db)).toBe(1)
    const after = await dump()
    expect([after.postings, after.terms, after.rows]).toEqual([
      before.postings,
      before.terms,
      before.rows,
    ])
    expect(await db.selectFrom('search_due').selectAll().execute()).toEqual([])
  })
})
