import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { accessHash, openedWith } from '../complaint-access'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { type ComplaintState, stateColumns } from '../handling/append-event'

/** The current state of a complaint, for the holder of its secret. */
export type OwnComplaint = ComplaintState & {
  secret_hash: string
  identity_removed_at: string | null
  openedWith: 'own' | 'temporary'
}

/**
 * The complaint that a secret, own or temporary, opens. Unknown number, wrong secret and a complaint emptied by the retention rule take the
 * same query and give null.
 */
export async function openOwn(
  db: Kysely<Database>,
  number: string,
  secret: string,
  now: Date,
): Promise<OwnComplaint | null> {
  const row = await db
    .selectFrom('complaints')
    .select(stateColumns)
    .select(['secret_hash', 'identity_removed_at'])
    .select(accessHash(secret, now))
    .where('number', '=', parseComplaintNumber(number) ?? '')
    .where('title', '!=', '')
    .executeTakeFirst()
  const opened = openedWith(secret, row)
  return opened && row ? { ...row, openedWith: opened } : null
}
