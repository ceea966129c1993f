import type { Kysely } from 'kysely'
import { counter, required } from '../../columns'
import { createIndexes } from '../../create-index'

/** Warnings that stand on every page. */
export async function createAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alerts')
    .addColumn('id', ...counter(db))
    .addColumn('level', 'text', required)
    .addColumn('title_id', 'text', required)
    .addColumn('title_en', 'text', required)
    .addColumn('body_id', 'text', required)
    .addColumn('body_en', 'text', required)
    .addColumn('link', 'text')
    .addColumn('areas', 'text', required)
    .addColumn('starts_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()
  await createIndexes(db, { alerts_by_end: 'alerts (expires_at)' })
}
