import type { Kysely } from 'kysely'

/** How the words of a public complaint are recognised when somebody sends them again and again. Meaning: `complaint-handling-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('complaints')
    .addColumn('text_hash', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('complaints_by_text')
    .on('complaints')
    .columns(['text_hash', 'created_at'])
    .execute()
}
