import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect'

/** Tokens of operators, and the record of who was shown the contacts of reporters. Column meanings: `operator-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_tokens')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('last_used_on', 'text')
    .execute()
  // Names that differ in case alone would be taken for each other in a history.
  await sql`CREATE UNIQUE INDEX operator_tokens_named ON operator_tokens (lower(name))`.execute(db)
  await db.schema
    .createIndex('operator_tokens_valid')
    .on('operator_tokens')
    .column('ends_at')
    .where(sql.ref('ended_at'), 'is', null)
    .execute()

  await db.schema
    .createTable('contact_reads')
    .addColumn('id', isPostgres(db) ? 'bigserial' : 'integer', (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('complaint_number', 'text', (column) => column.notNull())
    .addColumn('reader', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('contact_reads_of_complaint')
    .on('contact_reads')
    .columns(['complaint_number', 'id'])
    .execute()
  await db.schema
    .createIndex('contact_reads_of_reader')
    .on('contact_reads')
    .columns(['reader', 'id'])
    .execute()
  await db.schema
    .createIndex('contact_reads_by_time')
    .on('contact_reads')
    .column('read_at')
    .execute()
}
