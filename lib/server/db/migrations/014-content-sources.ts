import type { Kysely } from 'kysely'

/** The files that stored content came from, for export. Column meanings: `content-source-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_sources')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('position', 'integer')
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_sources_key', ['kind', 'content_hash', 'file'])
    .execute()
}
