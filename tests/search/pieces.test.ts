import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import {
  refreshSearchIndex,
  refreshSearchInPieces,
} from '@/lib/server/search/embedded/refresh-index'
import { createSearch } from '@/lib/server/search/embedded/search'
import { searchSources } from '@/lib/server/search/embedded/sources'
import { backends, type TestDatabase } from '../support/database'

describe.each(backends)('a search index whose analysis is older, on $name', ({ open }) => {
  let database: TestDatabase
  let db: ReturnType<typeof openDatabase>
  const version = async (on = db) =>
    (await on.selectFrom('search_state').select('version').executeTakeFirstOrThrow()).version
  const documents = async () =>
    (
      await db
        .selectFrom('search_documents')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const search = async () =>
    (
      await createSearch(db, { siteOrigin: 'http://127.0.0.1', now: () => new Date() }).find(
        { q: 'akta kelahiran' },
        'id',
      )
    ).meta.total_count

  beforeEach(async () => {
    database = await open('seeded')
    db = openDatabase(parseEnv(database.settings))
    await refreshSearchInPieces(db)
    // As a release before left it.
    await db.deleteFrom('seed_state').where('name', '=', 'search-analysis').execute()
    for (const { id, version: now } of await db
      .selectFrom('search_documents')
      .select(['id', 'version'])
      .execute()) {
      await db
        .updateTable('search_documents')
        .set({ version: `alt${now.slice(now.indexOf(' '))}` })
        .where('id', '=', id)
        .execute()
    }
  })
  afterEach(async () => {
    await db.destroy()
    await database.close()
  })

  it('is made anew in pieces, is searched meanwhile, and tells once at its end', async () => {
    const [before, found, count] = [await version(), await search(), await documents()]
    let pieces = 0
    const watched = searchSources.map((source) => ({
      ...source,
      items: async (...args: Parameters<typeof source.items>) => {
        pieces += 1
        expect(await version(args[0])).toBe(before)
        return source.items(...args)
      },
    }))
    expect(await refreshSearchInPieces(db, watched)).toBe(count)
    expect(pieces).toBeGreaterThan(searchSources.length)
    expect([await version(), await search()]).toEqual([before + 1, found])
    expect([await refreshSearchInPieces(db), await version()]).toEqual([0, before + 1])
  })

  it('that was cut off is ended by the next run, each document once', async () => {
    const [before, count] = [await version(), await documents()]
    let left = 3
    const cut = searchSources.map((source) => ({
      ...source,
      items: async (...args: Parameters<typeof source.items>) => {
        left -= 1
        if (left < 0) throw new Error('the process ends here')
        return source.items(...args)
      },
    }))
    await expect(refreshSearchInPieces(db, cut)).rejects.toThrow('ends here')
    expect(await version()).toBe(before)
    const [first, second] = await Promise.all([
      refreshSearchInPieces(db),
      refreshSearchInPieces(db),
    ])
    expect(first + second).toBeLessThan(count)
    expect(await version()).toBeGreaterThan(before)
    expect(await refreshSearchInPieces(db)).toBe(0)
  })

  it('costs a change of content that change alone', async () => {
    expect(await refreshSearchIndex(db)).toBe(0)
  })
})
