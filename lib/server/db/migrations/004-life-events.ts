import type { Kysely } from 'kysely'

/** Life events with their sectors and services, and the quick accesses. Column meanings: `types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('life_events')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name_id', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('title_id', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('description_id', 'text', (column) => column.notNull())
    .addColumn('description_en', 'text', (column) => column.notNull())
    .addColumn('folded_id', 'text', (column) => column.notNull())
    .addColumn('folded_en', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('logo', 'text')
    .addColumn('light_icon', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .execute()

  await db.schema
    .createTable('life_event_sectors')
    .addColumn('life_event_id', 'integer', (column) =>
      column.notNull().references('life_events.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name_id', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('folded_id', 'text', (column) => column.notNull())
    .addColumn('folded_en', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('life_event_sectors_key', ['life_event_id', 'position'])
    .execute()

  await db.schema
    .createTable('life_event_services')
    .addColumn('life_event_id', 'integer', (column) => column.notNull())
    .addColumn('service_id', 'integer', (column) =>
      column.notNull().references('services.id').onDelete('cascade'),
    )
    .addColumn('sector_position', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('life_event_services_key', ['life_event_id', 'service_id'])
    .addForeignKeyConstraint(
      'life_event_services_sector',
      ['life_event_id', 'sector_position'],
      'life_event_sectors',
      ['life_event_id', 'position'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('life_event_services_by_service')
    .on('life_event_services')
    .column('service_id')
    .execute()

  await db.schema
    .createTable('quick_accesses')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('title_id', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('description_id', 'text', (column) => column.notNull())
    .addColumn('description_en', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .execute()
}
