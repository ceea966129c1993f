import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { viewWindowMs, type NewsCounters } from '@/lib/schemas/news'
import type { Caller } from '@/lib/server/contract'
import type { Database } from '@/lib/server/db/types'

/** Who reads, as a hash that means nothing outside this table; the address stands in where cookies are refused. */
const readerOf = (caller: Caller) => createHash('sha256').update(`view\0${caller.browserId ?? caller.ip}`).digest('hex')

/**
 * Counts a reading once per browser and article within 30 minutes (contract 3.3).
 * @returns the counters after it, or null when the article is unknown
 */
export async function countView(db: Kysely<Database>, slug: string, caller: Caller, now: Date): Promise<NewsCounters | null> {
  return db.transaction().execute(async (transaction) => {
    const article = await transaction.selectFrom('news').select(['id', 'views', 'shared']).where('slug', '=', slug).executeTakeFirst()
    if (!article) return null
    const forgottenBefore = new Date(now.getTime() - viewWindowMs).toISOString()
    await transaction.deleteFrom('view_marks').where('seen_at', '<', forgottenBefore).execute()
    const mark = await transaction
      .insertInto('view_marks')
      .values({ news_id: article.id, browser_hash: readerOf(caller), seen_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (Number(mark.numInsertedOrUpdatedRows ?? 0) === 0) return { views: article.views, shared: article.shared }
    return transaction
      .updateTable('news')
      .set({ views: sql<number>`views + 1` })
      .where('id', '=', article.id)
      .returning(['views', 'shared'])
      .executeTakeFirstOrThrow()
  })
}
