import { type Kysely, sql } from 'kysely'
import { key, required, startsAs, textByCharacter } from '../../columns'
import { createIndexes } from '../../create-index'
import { isPostgres } from '../../dialect'

async function createItems(db: Kysely<unknown>) {
  const ordered = textByCharacter(db)
  await db.schema
    .createTable('content_items')
    .addColumn('kind', 'text', required)
    .addColumn('id', 'integer', required)
    .addColumn('slug', ordered, required)
    .addColumn('title', 'text', required)
    .addColumn('category', 'text')
    .addColumn('type', 'text')
    .addColumn('year', 'integer')
    .addColumn('position', 'integer')
    .addColumn('amount', 'double precision')
    .addColumn('parent_id', 'integer')
    .addColumn('is_active', 'integer', startsAs(1))
    .addColumn('is_demo', 'integer', startsAs(0))
    .addColumn('sort_title_id', ordered, required)
    .addColumn('sort_title_en', ordered, required)
    .addColumn('folded', 'text', required)
    .addColumn('views', 'integer', startsAs(0))
    .addColumn('demo_views', 'integer', startsAs(0))
    .addColumn('shared', 'integer', startsAs(0))
    .addColumn('published_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('search_source', 'text')
    .addColumn('content_hash', 'text', required)
    .addColumn('seeded_hash', 'text')
    .addColumn('doc', 'text', required)
    .addColumn('body_id', 'text')
    .addColumn('body_en', 'text')
    .addPrimaryKeyConstraint('content_items_key', ['kind', 'id'])
    .addUniqueConstraint('content_items_by_slug', ['kind', 'slug'])
    .execute()
}

const byTitle = (language: 'id' | 'en') =>
  `sort_title_${language}, published_at desc, id desc, ends_at, category, type, year`

/** Indexes that hold everything lists of content choose and order by, so that a deep page passes over entries of an index and not over texts. */
const orders: Readonly<Record<string, string>> = {
  position: 'position, id',
  category_position: 'category, position, id',
  year: 'year, created_at, published_at, id, category',
  time: 'published_at, id, ends_at, category, type',
  category_time: 'category, published_at, id, ends_at, type',
  views: 'views, published_at, id, ends_at, category, type',
  category_views: 'category, views, published_at, id, ends_at, type',
  creation: 'created_at, published_at, id, ends_at, category, type, year',
  category_creation: 'category, created_at, published_at, id, ends_at, type, year',
  change: 'updated_at, published_at, id, ends_at, category, type',
  title_id: byTitle('id'),
  title_en: byTitle('en'),
}

/** A table of what belongs to items and goes with them. */
const ofItems = (db: Kysely<unknown>, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'integer', required)
    .addForeignKeyConstraint(
      `${name}_item`,
      ['kind', 'item_id'],
      'content_items',
      ['kind', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )

/** Only what a query needs beside the item itself. */
async function createSideTables(db: Kysely<unknown>) {
  const tags = ofItems(db, 'content_tags')
    .addColumn('position', 'integer', required)
    .addColumn('tag', 'text', required)
    .addPrimaryKeyConstraint('content_tags_key', ['kind', 'item_id', 'position'])
  // SQLite keeps the tags of an item side by side when the key is the table's own.
  await (isPostgres(db) ? tags : tags.modifyEnd(sql`without rowid`)).execute()
  await ofItems(db, 'content_openings')
    .addColumn('start_minute', 'integer', required)
    .addColumn('end_minute', 'integer', required)
    .addPrimaryKeyConstraint('content_openings_key', ['kind', 'item_id', 'start_minute'])
    .execute()
  await ofItems(db, 'content_occurrences')
    .addColumn('id', 'integer', required)
    .addColumn('date', 'text', required)
    .addColumn('start_hour', 'text', required)
    .addColumn('end_hour', 'text', required)
    .addColumn('priority', 'integer', required)
    .addPrimaryKeyConstraint('content_occurrences_key', ['kind', 'id'])
    .execute()
  await ofItems(db, 'view_marks')
    .addColumn('browser_hash', 'text', required)
    .addColumn('seen_at', 'text', required)
    .addPrimaryKeyConstraint('view_marks_key', ['kind', 'item_id', 'browser_hash'])
    .execute()
  await createIndexes(db, {
    content_tags_by_tag: 'content_tags (kind, tag, item_id)',
    content_occurrences_by_day:
      'content_occurrences (kind, date, start_hour, priority, id, item_id)',
    content_occurrences_by_item: 'content_occurrences (kind, item_id)',
    view_marks_by_time: 'view_marks (seen_at)',
  })
}

/** One table for all kinds of content, what belongs to its items, the names of tags, and the files that editors wrote. */
export async function createContent(db: Kysely<unknown>): Promise<void> {
  await createItems(db)
  await createIndexes(
    db,
    Object.fromEntries(
      Object.entries(orders).map(([name, columns]) => [
        `content_items_by_${name}`,
        `content_items (kind, ${columns})`,
      ]),
    ),
  )
  await createSideTables(db)
  await db.schema
    .createTable('tags')
    .addColumn('id', 'integer', key)
    .addColumn('name_id', 'text', (column) => column.notNull().unique())
    .addColumn('name_en', 'text', required)
    .addColumn('folded', 'text', required)
    .execute()
  await db.schema
    .createTable('content_sources')
    .addColumn('kind', 'text', required)
    .addColumn('content_hash', 'text', required)
    .addColumn('file', 'text', required)
    .addColumn('position', 'integer')
    .addColumn('text', 'text', required)
    .addPrimaryKeyConstraint('content_sources_key', ['kind', 'content_hash', 'file'])
    .execute()
}
