import type { Kysely } from 'kysely'

/** How many of an article's views are examples. Column meanings: `types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('news')
    .addColumn('demo_views', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
