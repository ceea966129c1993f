import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect'

/** Search: what can be found, the full-text index over it, and every term it holds. Column meanings: `search-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_documents')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('category', 'text')
    .addColumn('unit_id', 'text')
    .addColumn('unit_en', 'text')
    .addColumn('thumbnail', 'text')
    .addColumn('title_id', 'text', (column) => column.notNull())
    .addColumn('summary_id', 'text', (column) => column.notNull())
    .addColumn('body_id', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text')
    .addColumn('summary_en', 'text')
    .addColumn('body_en', 'text')
    .addColumn('phrases', 'text', (column) => column.notNull())
    .addColumn('title_words_id', 'integer', (column) => column.notNull())
    .addColumn('title_words_en', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('end_at', 'text')
    .addUniqueConstraint('search_documents_item', ['source', 'item_id'])
    .execute()

  if (isPostgres(db)) {
    await sql`create table search_terms (id integer primary key, terms tsvector not null)`.execute(
      db,
    )
    // A pending list would make some searches pay for the last import.
    await sql`create index search_terms_index on search_terms using gin (terms) with (fastupdate = off)`.execute(
      db,
    )
  } else {
    // Words are cut by our own analysis; positions and sizes are not asked for, so they are not kept.
    await sql`create virtual table search_terms using fts5(terms, tokenize = 'ascii', detail = none, columnsize = 0)`.execute(
      db,
    )
  }

  await db.schema
    .createTable('search_vocabulary')
    .addColumn('term', 'text', (column) => column.primaryKey())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('is_word', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('search_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into search_state (id, version) values (1, 0)`.execute(db)
}
