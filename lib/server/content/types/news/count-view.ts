import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { viewWindowMs, type NewsCounters } from '@/lib/schemas/news'
import type { Caller } from '@/lib/server/limits/port'
import type { Database } from '@/lib/server/db/types'
import { liveNews } from './list-news'
import { news } from './type'

const sweepIntervalMs = 10 * 60_000

/** Who reads, as a hash that means nothing outside this table; the address stands in where cookies are refused. */
const readerOf = (caller: Caller) =>
  createHash('sha256')
    .update(`view\0${caller.browserId ?? caller.ip}`)
    .digest('hex')

/** Counts readings once per browser and article within 30 minutes (contract 3.3), and forgets who read after that. */
export function createViewCounter(db: Kysely<Database>, now: () => Date) {
  let sweptAt = 0

  async function sweep(moment: number, windowStart: string) {
    if (moment - sweptAt < sweepIntervalMs) return
    sweptAt = moment
    await db.deleteFrom('view_marks').where('seen_at', '<=', windowStart).execute()
  }

  /** @returns the counters after the reading, or null when nobody may read such an article */
  return async (slug: string, caller: Caller): Promise<NewsCounters | null> => {
    const moment = now()
    const windowStart = new Date(moment.getTime() - viewWindowMs).toISOString()
    await sweep(moment.getTime(), windowStart)
    return db.transaction().execute(async (transaction) => {
      const article = await liveNews(transaction, moment)
        .select(['id', 'views', 'shared'])
        .where('slug', '=', slug)
        .executeTakeFirst()
      if (!article) return null
      // One statement decides: of two readings at the same moment only one finds no mark.
      const mark = await transaction
        .insertInto('view_marks')
        .values({
          kind: news.kind,
          item_id: article.id,
          browser_hash: readerOf(caller),
          seen_at: moment.toISOString(),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'item_id', 'browser_hash'])
            .doUpdateSet((row) => ({ seen_at: row.ref('excluded.seen_at') }))
            .where('view_marks.seen_at', '<=', windowStart),
        )
        .returning('item_id')
        .executeTakeFirst()
      if (!mark) return { views: article.views, shared: article.shared }
      return transaction
        .updateTable('content_items')
        .set({ views: sql<number>`views + 1` })
        .where('kind', '=', news.kind)
        .where('id', '=', article.id)
        .returning(['views', 'shared'])
        .executeTakeFirstOrThrow()
    })
  }
}
