import type { Kysely } from 'kysely'

/** Visits: totals of a day, who was seen today, today's secret. Column meanings: `visit-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addColumn('visitors', 'integer', (column) => column.notNull())
    .addColumn('is_demo', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createTable('visit_marks')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('visitor_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_marks_key', ['day', 'visitor_hash'])
    .execute()

  await db.schema
    .createTable('visit_salts')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute()
}
