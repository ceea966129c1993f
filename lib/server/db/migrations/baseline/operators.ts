import type { Kysely } from 'kysely'
import { counter, key, required } from '../../columns'
import { createIndexes } from '../../create-index'

/** Tokens of operators, and the record of who was shown the contacts of reporters. */
export async function createOperators(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_tokens')
    .addColumn('name', 'text', key)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('prefix', 'text', required)
    .addColumn('scopes', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('ends_at', 'text', required)
    .addColumn('ended_at', 'text')
    .addColumn('last_used_on', 'text')
    .execute()
  // Names that differ in case alone would be taken for each other in a history.
  await createIndexes(
    db,
    { operator_tokens_named: 'operator_tokens (lower(name))' },
    'unique index',
  )
  await createIndexes(db, {
    operator_tokens_valid: 'operator_tokens (ends_at) where ended_at is null',
  })

  await db.schema
    .createTable('contact_reads')
    .addColumn('id', ...counter(db))
    .addColumn('complaint_number', 'text', required)
    .addColumn('reader', 'text', required)
    .addColumn('route', 'text', required)
    .addColumn('read_at', 'text', required)
    .execute()
  await createIndexes(db, {
    contact_reads_of_complaint: 'contact_reads (complaint_number, id)',
    contact_reads_of_reader: 'contact_reads (reader, id)',
    contact_reads_by_time: 'contact_reads (read_at)',
  })
}
