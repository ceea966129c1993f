import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { news } from './type'

const stateName = 'demo-views'

/** Example views of an article: between 60 and 480, in an order that has nothing to do with its day. */
const exampleViews = sql<number>`60 + (id * 137) % 421`

/**
 * Gives the articles of a new installation example views, so that "most read" differs from "newest". Once only: after the examples were
 * removed they never come back, and an installation whose articles were read already gets none.
 */
export async function seedDemoViews(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('seed_state')
      .values({ name: stateName, hash: stateName })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!first) return
    const read = await transaction
      .selectFrom('content_items')
      .where('kind', '=', news.kind)
      .select('id')
      .where('views', '>', 0)
      .limit(1)
      .executeTakeFirst()
    if (read) return
    await transaction
      .updateTable('content_items')
      .where('kind', '=', news.kind)
      .set({ views: exampleViews, demo_views: exampleViews })
      .execute()
  })
}

/** How many articles have example views. */
export async function countDemoViews(db: Kysely<Database>): Promise<number> {
  const { rows } = await db
    .selectFrom('content_items')
    .where('kind', '=', news.kind)
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .where('demo_views', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Takes the example views off again; what was really read stays. */
export async function removeDemoViews(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('content_items')
    .where('kind', '=', news.kind)
    .set({ views: sql<number>`views - demo_views`, demo_views: 0 })
    .where('demo_views', '>', 0)
    .execute()
}
