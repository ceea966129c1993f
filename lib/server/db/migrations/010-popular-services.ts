import type { Kysely } from 'kysely'

/** The services most asked for, by audience. Column meanings: `popular-service-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('popular_services')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('service_id', 'integer', (column) =>
      column.notNull().references('services.id').onDelete('cascade'),
    )
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('title_id', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('description_id', 'text', (column) => column.notNull())
    .addColumn('description_en', 'text', (column) => column.notNull())
    .addColumn('icon', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('seeded_hash', 'text')
    .execute()
}
