import type { Kysely } from 'kysely'
import { oneOf, required } from '../columns'

/** How often words were searched for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_queries')
    .addColumn('day', 'text', required)
    .addColumn('locale', 'text', oneOf('locale', ['id', 'en']))
    .addColumn('words', 'text', required)
    .addColumn('asked', 'integer', required)
    .addColumn('opened', 'integer', required)
    .addPrimaryKeyConstraint('search_queries_key', ['day', 'words', 'locale'])
    .execute()
}
