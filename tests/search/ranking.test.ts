import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchPort } from '@/lib/server/search/port'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import {
  refreshSearchIndex,
  refreshSearchInPieces,
} from '@/lib/server/search/embedded/refresh-index'
import { readResults } from '@/lib/server/search/read-results'
import { createSearch } from '@/lib/server/search/embedded/search'
import { retitle, storedArticles } from '../support/stored-articles'
import { backends, type TestDatabase } from '../support/database'
import { everydayQueries } from './queries'

/** The right page must be among so many of those that people read first. */
const top = 3
const goal = 0.95

const queries = everydayQueries()
/** Order of results on the first database, by query. */
const orders = new Map<string, string[]>()

describe.each(backends)('everyday queries on $name', ({ name, open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  let search: SearchPort
  beforeAll(async () => {
    backend = await open('seeded')
    db = openDatabase(parseEnv(backend.settings))
    await refreshSearchInPieces(db)
    search = createSearch(db, {
      siteOrigin: 'https://portal.example',
      now: () => new Date('2026-11-27T00:00:00Z'),
    })
  })
  /** Results in the order in which the page shows them. */
  async function read(q: string, locale: Locale) {
    const { best, groups } = await readResults(search, { query: q, exact: false }, locale)
    return [...best, ...groups.flatMap(({ items }) => items)]
  }
  afterAll(async () => {
    await db.destroy()
    await backend.close()
  })

  it('are at least 80, in both languages', () => {
    expect(queries.length).toBeGreaterThanOrEqual(80)
    expect(new Set(queries.map(({ locale }) => locale)).size).toBe(2)
  })

  it.each([
    ['pengaduan', 'id'],
    ['Lapor', 'id'],
    ['keluhan', 'id'],
    ['complaint', 'en'],
  ] as const)('lead to the page of the portal that they name: %s (%s)', async (q, locale) => {
    expect((await read(q, locale))[0]?.path).toBe('/aduan-warga/buat-aduan')
  })

  it(`find the right page among the first ${top} for at least ${goal * 100} of 100`, async () => {
    const missed: string[] = []
    for (const { q, locale, isRight } of queries) {
      if (!(await read(q, locale)).slice(0, top).some(isRight)) missed.push(q)
    }
    const share = 1 - missed.length / queries.length
    const misses = missed.length > 0 ? `; missed: ${missed.join(', ')}` : ''
    console.log(
      `${name}: ${(share * 100).toFixed(1)} % of ${queries.length} queries find their page among the first ${top}${misses}`,
    )
    expect(share, missed.join(', ')).toBeGreaterThanOrEqual(goal)
  })

  it('come in the same order on every database', async () => {
    for (const { q, locale } of queries) {
      const { data } = await search.find({ q, sort_by: 'relevance', per_page: 100 }, locale)
      const order = data.map(({ path }) => path)
      expect(order, q).toEqual(orders.get(`${locale} ${q}`) ?? order)
      orders.set(`${locale} ${q}`, order)
    }
  })

  it('are answered from an index that follows the content', async () => {
    const { id, slug } = await storedArticles(db)
      .select(['id', 'slug'])
      .where('title', 'like', 'TBC bisa sembuh%')
      .executeTakeFirstOrThrow()
    const found = async (q: string) =>
      (await search.find({ q, sort_by: 'relevance' }, 'id')).data.map((item) => item.slug)
    await retitle(db, id, 'Zirafah berobat')
    expect(await refreshSearchIndex(db)).toBe(1)
    expect(await found('zirafah')).toEqual([slug])
    await db
      .deleteFrom('content_items')
      .where('kind', '=', 'news')
      .where('slug', '=', slug)
      .execute()
    expect(await refreshSearchIndex(db)).toBe(1)
    expect(await found('zirafah')).toEqual([])
    expect(
      await db
        .selectFrom('search_vocabulary')
        .selectAll()
        .where('term', '=', 'zirafah')
        .where('row_count', '>', 0)
        .execute(),
    ).toEqual([])
    expect(await refreshSearchIndex(db)).toBe(0)
  })
})
