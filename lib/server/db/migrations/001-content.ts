import type { Kysely } from 'kysely'
import { isPostgres } from '../dialect'

/** Areas, news, tags, services and feedback. Column meanings: `types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('areas')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('code_kemendagri', 'text', (column) => column.notNull().unique())
    .addColumn('parent_code', 'text', (column) => column.notNull())
    .addColumn('depth', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('areas_by_parent')
    .on('areas')
    .columns(['parent_code', 'name'])
    .execute()

  await db.schema
    .createTable('news')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('video', 'text')
    .addColumn('source', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('reporter', 'text')
    .addColumn('editor', 'text')
    .addColumn('title_id', 'text', (column) => column.notNull())
    .addColumn('excerpt_id', 'text', (column) => column.notNull())
    .addColumn('content_id', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text')
    .addColumn('excerpt_en', 'text')
    .addColumn('content_en', 'text')
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('shared', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('end_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .execute()
  await db.schema.createIndex('news_by_time').on('news').columns(['published_at', 'id']).execute()
  await db.schema
    .createIndex('news_by_category')
    .on('news')
    .columns(['category', 'published_at'])
    .execute()
  await db.schema
    .createIndex('news_by_views')
    .on('news')
    .columns(['views', 'published_at'])
    .execute()

  await db.schema
    .createTable('tags')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name_id', 'text', (column) => column.notNull().unique())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('news_tags')
    .addColumn('news_id', 'integer', (column) =>
      column.notNull().references('news.id').onDelete('cascade'),
    )
    .addColumn('tag_id', 'integer', (column) =>
      column.notNull().references('tags.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_tags_key', ['news_id', 'tag_id'])
    .execute()
  await db.schema.createIndex('news_tags_by_tag').on('news_tags').column('tag_id').execute()

  await db.schema
    .createTable('view_marks')
    .addColumn('news_id', 'integer', (column) =>
      column.notNull().references('news.id').onDelete('cascade'),
    )
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('view_marks_key', ['news_id', 'browser_hash'])
    .execute()
  await db.schema.createIndex('view_marks_by_time').on('view_marks').column('seen_at').execute()

  await db.schema
    .createTable('services')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('availability', 'text', (column) => column.notNull())
    .addColumn('name_id', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text')
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('folded_name', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .execute()
  await db.schema
    .createIndex('services_by_category')
    .on('services')
    .columns(['category', 'folded_name'])
    .execute()

  await db.schema
    .createTable('feedback')
    .addColumn('id', isPostgres(db) ? 'bigserial' : 'integer', (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('compliments', 'text', (column) => column.notNull())
    .addColumn('criticism', 'text', (column) => column.notNull())
    .addColumn('suggestions', 'text', (column) => column.notNull())
    .addColumn('relevance', 'integer', (column) => column.notNull())
    .addColumn('reachable', 'integer', (column) => column.notNull())
    .addColumn('user_experience', 'integer', (column) => column.notNull())
    .addColumn('user_interface', 'integer', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('education', 'text', (column) => column.notNull())
    .addColumn('occupation', 'text', (column) => column.notNull())
    .addColumn('age', 'integer', (column) => column.notNull())
    .addColumn('domicile', 'text', (column) => column.notNull())
    .addColumn('sector', 'text')
    .addColumn('benefit', 'text')
    .addColumn('improvement', 'text')
    .addColumn('desired_feature', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
