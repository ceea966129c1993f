import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect'

/** What makes the version of an item in the search, see `search-types.ts`. */
const followed = ['content_hash', 'slug', 'ends_at', 'search_source']

/** The database itself writes down which items an indexing has to look at, whatever code or hand changes them. */
async function followContent(db: Kysely<unknown>) {
  const noteOf = (row: 'OLD' | 'NEW') =>
    `INSERT INTO search_due (source, item_id) SELECT ${row}.search_source, ${row}.id WHERE ${row}.search_source IS NOT NULL;`
  const name = 'search_follows_content'
  if (isPostgres(db)) {
    const body = `IF TG_OP <> 'DELETE' THEN ${noteOf('NEW')} END IF; IF TG_OP <> 'INSERT' THEN ${noteOf('OLD')} END IF; RETURN NULL;`
    await sql
      .raw(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} END $$`)
      .execute(db)
    await sql
      .raw(
        `CREATE TRIGGER ${name} AFTER INSERT OR DELETE OR UPDATE OF ${followed.join(', ')} ON content_items FOR EACH ROW EXECUTE FUNCTION ${name}()`,
      )
      .execute(db)
    return
  }
  const triggers = {
    new: `INSERT ON content_items BEGIN ${noteOf('NEW')} END`,
    change: `UPDATE OF ${followed.join(', ')} ON content_items BEGIN ${noteOf('NEW')} ${noteOf('OLD')} END`,
    deleted: `DELETE ON content_items BEGIN ${noteOf('OLD')} END`,
  }
  for (const [when, body] of Object.entries(triggers))
    await sql.raw(`CREATE TRIGGER ${name}_${when} AFTER ${body}`).execute(db)
}

async function createItems(db: Kysely<unknown>) {
  // By characters in both databases, whatever their language settings.
  const ordered = isPostgres(db) ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('content_items')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('slug', ordered, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('category', 'text')
    .addColumn('type', 'text')
    .addColumn('year', 'integer')
    .addColumn('position', 'integer')
    .addColumn('amount', 'double precision')
    .addColumn('parent_id', 'integer')
    .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('is_demo', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sort_title_id', ordered, (column) => column.notNull())
    .addColumn('sort_title_en', ordered, (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('demo_views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('shared', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('search_source', 'text')
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .addColumn('doc', 'text', (column) => column.notNull())
    .addColumn('body_id', 'text')
    .addColumn('body_en', 'text')
    .addPrimaryKeyConstraint('content_items_key', ['kind', 'id'])
    .addUniqueConstraint('content_items_by_slug', ['kind', 'slug'])
    .execute()
}

/** Indexes that hold everything lists of content choose and order by, so that a deep page passes over entries of an index and not over texts. */
const indexes: Readonly<Record<string, readonly string[]>> = {
  position: ['position', 'id'],
  category_position: ['category', 'position', 'id'],
  year: ['year', 'created_at', 'published_at', 'id', 'category'],
  time: ['published_at', 'id', 'ends_at', 'category', 'type'],
  category_time: ['category', 'published_at', 'id', 'ends_at', 'type'],
  views: ['views', 'published_at', 'id', 'ends_at', 'category', 'type'],
  category_views: ['category', 'views', 'published_at', 'id', 'ends_at', 'type'],
  creation: ['created_at', 'published_at', 'id', 'ends_at', 'category', 'type', 'year'],
  category_creation: ['category', 'created_at', 'published_at', 'id', 'ends_at', 'type', 'year'],
  change: ['updated_at', 'published_at', 'id', 'ends_at', 'category', 'type'],
  title_id: [
    'sort_title_id',
    'published_at desc',
    'id desc',
    'ends_at',
    'category',
    'type',
    'year',
  ],
  title_en: [
    'sort_title_en',
    'published_at desc',
    'id desc',
    'ends_at',
    'category',
    'type',
    'year',
  ],
}

async function createIndexes(db: Kysely<unknown>) {
  for (const [name, columns] of Object.entries(indexes)) {
    const parts = ['kind', ...columns].map((column) => column.replace(/^\w+/, '"$&"')).join(', ')
    await sql.raw(`CREATE INDEX content_items_by_${name} ON content_items (${parts})`).execute(db)
  }
}

/** A table of what belongs to items and goes with them. */
const ofItems = (db: Kysely<unknown>, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addForeignKeyConstraint(
      `${name}_item`,
      ['kind', 'item_id'],
      'content_items',
      ['kind', 'id'],
      (key) => key.onDelete('cascade'),
    )

/** Only what a query needs beside the item itself. */
async function createSideTables(db: Kysely<unknown>) {
  const tags = ofItems(db, 'content_tags')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_tags_key', ['kind', 'item_id', 'position'])
  // SQLite keeps the tags of an item side by side when the key is the table's own.
  await (isPostgres(db) ? tags : tags.modifyEnd(sql`without rowid`)).execute()
  await db.schema
    .createIndex('content_tags_by_tag')
    .on('content_tags')
    .columns(['kind', 'tag', 'item_id'])
    .execute()
  await ofItems(db, 'content_openings')
    .addColumn('start_minute', 'integer', (column) => column.notNull())
    .addColumn('end_minute', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_openings_key', ['kind', 'item_id', 'start_minute'])
    .execute()
  await ofItems(db, 'content_occurrences')
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('start_hour', 'text', (column) => column.notNull())
    .addColumn('end_hour', 'text', (column) => column.notNull())
    .addColumn('priority', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_occurrences_key', ['kind', 'id'])
    .execute()
  await db.schema
    .createIndex('content_occurrences_by_day')
    .on('content_occurrences')
    .columns(['kind', 'date', 'start_hour', 'priority', 'id', 'item_id'])
    .execute()
  await db.schema
    .createIndex('content_occurrences_by_item')
    .on('content_occurrences')
    .columns(['kind', 'item_id'])
    .execute()
  await ofItems(db, 'view_marks')
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('view_marks_key', ['kind', 'item_id', 'browser_hash'])
    .execute()
  await db.schema.createIndex('view_marks_by_time').on('view_marks').column('seen_at').execute()
}

/** Tables of single kinds whose items are stored here from now on, those that name others first; the next seed brings the items again. */
const replaced = [
  'about_texts',
  'awards',
  'districts',
  'document_archives',
  'events',
  'feature_flags',
  'featured_program_themes',
  'featured_programs',
  'home_items',
  'informations',
  'life_event_services',
  'life_event_sectors',
  'life_events',
  'news_tags',
  'view_marks',
  'news',
  'page_texts',
  'popular_services',
  'quick_accesses',
  'regional_finances',
  'service_openings',
  'services',
  'strategic_programs',
  'units',
]

/** One table for all kinds of content. Column meanings: `content-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of replaced) {
    await db.schema.dropTable(table).execute()
    if (isPostgres(db))
      await sql.raw(`DROP FUNCTION IF EXISTS search_follows_${table}()`).execute(db)
  }
  // Rows of tables that are no more cannot be put back.
  await sql`delete from withdrawn_items`.execute(db)
  await sql`delete from seed_state where name in ('product', 'demo-views')`.execute(db)
  await createItems(db)
  await createIndexes(db)
  await createSideTables(db)
  await followContent(db)
}
