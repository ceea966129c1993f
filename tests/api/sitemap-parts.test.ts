import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import type { SitemapPort } from '@/lib/server/sitemap/port'
import { createNews } from '@/lib/server/content/types/news/news'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { sitemapPartSize } from '@/lib/server/sitemap/port'
import { backends, type TestDatabase } from '../support/database'
import { storedArticles } from '../support/stored-articles'

const largestId = 2 ** 31 - 1

describe.each(backends)('parts of the sitemap on $name', ({ open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  let sitemap: SitemapPort
  beforeAll(async () => {
    backend = await open('seeded')
    db = openDatabase(parseEnv(backend.settings))
    const now = () => new Date()
    ;({ sitemap } = createNews(db, { siteOrigin: 'http://localhost', now }))
  })
  afterAll(async () => {
    await db.destroy()
    await backend.close()
  })

  /** A copy of a stored article under another id. */
  async function addArticle(id: number, changes: { ends_at?: string; published_at?: string } = {}) {
    const article = await storedArticles(db)
      .selectAll()
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('content_items')
      .values({ ...article, id, slug: `salinan-${id}`, ...changes })
      .execute()
  }

  test('are those that hold something to read, each with the ids of its range', async () => {
    await addArticle(sitemapPartSize * 3 - 1)
    await addArticle(sitemapPartSize * 3)
    await addArticle(sitemapPartSize * 5, { ends_at: '2020-01-01T00:00:00.000Z' })
    await addArticle(sitemapPartSize * 6, { published_at: '2999-01-01T00:00:00.000Z' })
    await addArticle(largestId)
    const last = Math.floor(largestId / sitemapPartSize)
    expect(await sitemap.parts()).toEqual([0, 2, 3, last])
    const slugsOf = async (part: number) => (await sitemap.entries(part)).map(({ slug }) => slug)
    expect(await slugsOf(2)).toEqual([`salinan-${sitemapPartSize * 3 - 1}`])
    expect(await slugsOf(3)).toEqual([`salinan-${sitemapPartSize * 3}`])
    expect(await slugsOf(last)).toEqual([`salinan-${largestId}`])
    for (const part of [1, 5, 6, 999_999]) expect(await slugsOf(part), `${part}`).toEqual([])
  })

  test('hold at most 10,000 addresses', () => {
    expect(sitemapPartSize * locales.length).toBeLessThanOrEqual(10_000)
  })
})
