import type { Kysely } from 'kysely'

/** Which regular job ran last when, so that several processes share the work. Column meanings: `job-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_runs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .execute()
}
