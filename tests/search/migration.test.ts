import { expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import * as searchGrowth from '@/lib/server/db/migrations/026-search-growth'
import { openDatabase } from '@/lib/server/db/open'
import { createSearch } from '@/lib/server/embedded/search/search'
import { backends } from '../support/database'
import { runMigrationAgain } from '../support/run-migration-again'
import { undoSearchGrowth } from '../support/undo-search-growth'

it.each(backends)(
  'a search of the version before is taken over as it is, on $name',
  async ({ open }) => {
    const database = await open('seeded')
    const db = openDatabase(parseEnv(database.settings))
    const dump = async () => ({
      postings: (
        await db
          .selectFrom('search_postings')
          .selectAll()
          .orderBy('lexeme')
          .orderBy('part')
          .execute()
      ).map(({ lexeme, part, rows }) => `${lexeme} ${part} ${Buffer.from(rows).toString('hex')}`),
      rows: (await db.selectFrom('search_rows').selectAll().orderBy('id').execute()).map(
        ({ id, lexemes }) => `${id} ${lexemes}`,
      ),
      titles: (
        await db
          .selectFrom('search_documents')
          .select(['id', 'sort_id', 'sort_en'])
          .orderBy('id')
          .execute()
      ).map((row) => JSON.stringify(row)),
      documents: (
        await db.selectFrom('search_changes').select('document').orderBy('document').execute()
      ).map(({ document }) => document),
    })
    const found = async () =>
      (
        await createSearch(db, { siteOrigin: 'http://127.0.0.1', now: () => new Date() }).find(
          { q: 'akta kelahiran', sort_by: 'relevance' },
          'id',
        )
      ).data.map(({ path }) => path)
    try {
      const [before, foundBefore] = [await dump(), await found()]
      await undoSearchGrowth(db)
      await runMigrationAgain(db, '026-search-growth', searchGrowth)
      expect(await dump()).toEqual(before)
      expect(await found()).toEqual(foundBefore)
      expect(foundBefore.length).toBeGreaterThan(0)
    } finally {
      await db.destroy()
      await database.close()
    }
  },
)
