import type { Kysely } from 'kysely'
import { key, required, startsAs } from '../../columns'

/** Visits: totals of a day, who was seen today, today's secret. */
export async function createVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit_days')
    .addColumn('day', 'text', key)
    .addColumn('visits', 'integer', required)
    .addColumn('visitors', 'integer', required)
    .addColumn('is_demo', 'integer', startsAs(0))
    .execute()
  await db.schema
    .createTable('visit_marks')
    .addColumn('day', 'text', required)
    .addColumn('visitor_hash', 'text', required)
    .addColumn('seen_at', 'text', required)
    .addPrimaryKeyConstraint('visit_marks_key', ['day', 'visitor_hash'])
    .execute()
  await db.schema
    .createTable('visit_salts')
    .addColumn('day', 'text', key)
    .addColumn('salt', 'text', required)
    .execute()
}
