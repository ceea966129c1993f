import { expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import { inTitleOrder } from '@/lib/server/search/embedded/titles'
import { backends } from '../support/database'

/** More than are read at a time, twice. */
const count = 12_000

it.each(backends)(
  'many documents are paged by title as sorting all of them would, on $name',
  async ({ open }) => {
    const database = await open('migrated')
    const db = openDatabase(parseEnv(database.settings))
    try {
      const documents = Array.from({ length: count }, (_, at) => ({
        id: at + 1,
        key: `${'azmé'[at % 4]}${(at * 7_919) % 3_000}`,
      }))
      for (let start = 0; start < count; start += 1_000) {
        const rows = documents.slice(start, start + 1_000).map(({ id, key }) => ({
          id,
          source: 'news',
          item_id: id,
          version: '',
          domain: 'news',
          path: '',
          slug: '',
          title_id: key,
          summary_id: '',
          body_id: '',
          phrases: '{}',
          title_words_id: 1,
          title_words_en: 1,
          published_at: '',
          created_at: '',
          sort_id: key,
          sort_en: key,
        }))
        await db.insertInto('search_documents').values(rows).execute()
      }
      for (const wanted of [
        documents,
        documents.filter(({ id }) => id % 7 === 0),
        documents.filter(({ id }) => id % 50 === 0),
      ]) {
        const sorted = wanted
          .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id))
          .map(({ id }) => id)
        const ids = Uint32Array.from(wanted, ({ id }) => id)
        for (const range of [
          { from: 0, to: 10 },
          { from: 95, to: 130 },
          { from: ids.length - 4, to: ids.length + 6 },
          { from: ids.length + 10, to: ids.length + 20 },
        ]) {
          expect(await inTitleOrder(db, ids, 'id', true, range)).toEqual(
            sorted.slice(range.from, range.to),
          )
          expect(await inTitleOrder(db, ids, 'en', false, range)).toEqual(
            sorted.toReversed().slice(range.from, range.to),
          )
        }
      }
    } finally {
      await db.destroy()
      await database.close()
    }
  },
)
