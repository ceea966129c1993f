import type { Kysely } from 'kysely'

/** Achievements, featured and strategic programmes, feature flags, and pages that are one text. Column meanings: `program-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('awards')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('logo', 'text')
    .addColumn('title_id', 'text', (column) => column.notNull())
    .addColumn('appreciator_id', 'text', (column) => column.notNull())
    .addColumn('description_id', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text')
    .addColumn('appreciator_en', 'text')
    .addColumn('description_en', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('folded_title_id', 'text', (column) => column.notNull())
    .addColumn('folded_title_en', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .execute()
  await db.schema.createIndex('awards_by_year').on('awards').columns(['year', 'id']).execute()

  await db.schema
    .createTable('featured_programs')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('title_id', 'text', (column) => column.notNull())
    .addColumn('excerpt_id', 'text', (column) => column.notNull())
    .addColumn('description_id', 'text', (column) => column.notNull())
    .addColumn('organization_id', 'text', (column) => column.notNull())
    .addColumn('service_type_id', 'text', (column) => column.notNull())
    .addColumn('note_id', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text')
    .addColumn('excerpt_en', 'text')
    .addColumn('description_en', 'text')
    .addColumn('organization_en', 'text')
    .addColumn('service_type_en', 'text')
    .addColumn('note_en', 'text')
    .addColumn('websites', 'text', (column) => column.notNull())
    .addColumn('social_media', 'text', (column) => column.notNull())
    .addColumn('logo', 'text')
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .execute()

  await db.schema
    .createTable('featured_program_themes')
    .addColumn('program_id', 'integer', (column) =>
      column.notNull().references('featured_programs.id').onDelete('cascade'),
    )
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('featured_program_themes_key', ['program_id', 'theme'])
    .execute()

  await db.schema
    .createTable('strategic_programs')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .execute()

  await db.schema
    .createTable('feature_flags')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .execute()

  await db.schema
    .createTable('page_texts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .execute()
}
