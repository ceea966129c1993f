import type { Kysely } from 'kysely'

/** Documents of the archive and the figures of regional finance. Column meanings: `archive-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document_archives')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('mimetype', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('title_id', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text')
    .addColumn('description_id', 'text', (column) => column.notNull())
    .addColumn('description_en', 'text')
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('source_en', 'text')
    .addColumn('size_id', 'integer')
    .addColumn('size_en', 'integer')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('folded_title', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('is_demo', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .execute()
  await db.schema
    .createIndex('document_archives_by_time')
    .on('document_archives')
    .columns(['category', 'created_at', 'id'])
    .execute()

  await db.schema
    .createTable('regional_finances')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .execute()
}
