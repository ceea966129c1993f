import type { Kysely } from 'kysely'
import { isPostgres } from '../dialect'

/** Warnings that stand on every page. Column meanings: `alert-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alerts')
    .addColumn('id', isPostgres(db) ? 'bigserial' : 'integer', (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('title_id', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('body_id', 'text', (column) => column.notNull())
    .addColumn('body_en', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('areas', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('alerts_by_end').on('alerts').column('expires_at').execute()
}
