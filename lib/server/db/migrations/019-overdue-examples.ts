import type { Kysely } from 'kysely'
import { createIndexConcurrently, dropIndexConcurrently } from '../create-index'

/** PostgreSQL's index is built beside writers. */
export const isOutsideTransaction = true

/** Complaints that are late are counted without the examples, still from an index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'complaint_facts_owed_example',
    'complaint_facts (owed_on, is_example) where owed_on is not null',
  )
  // The release before finds what it asks in the new one, too.
  await dropIndexConcurrently(db, 'complaint_facts_owed')
}
