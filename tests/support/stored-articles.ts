import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/** The stored articles. */
export const storedArticles = (db: Kysely<Database>) =>
  db.selectFrom('content_items').where('kind', '=', 'news')

/** Gives an article another Indonesian title, as an import of a changed file would. */
export async function retitle(db: Kysely<Database>, id: number, title: string): Promise<void> {
  const row = await storedArticles(db)
    .select(['doc', 'title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('content_items')
    .set({
      title,
      doc: row.doc.replace(JSON.stringify(row.title), JSON.stringify(title)),
      content_hash: `hash of ${title}`,
    })
    .where('kind', '=', 'news')
    .where('id', '=', id)
    .execute()
}
