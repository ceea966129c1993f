import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../create-index'

/** PostgreSQL's indexes are built beside writers. */
export const isOutsideTransaction = true

/** Complaints whose reporter removed the identity: what came beside it later is deleted with that of the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'complaint_rights_identity',
    "complaint_rights (complaint_id) where kind = 'erase_identity'",
  )
}
