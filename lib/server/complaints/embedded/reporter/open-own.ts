import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { accessHash, openedOrErased } from '../complaint-access'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { type ComplaintState, stateColumns } from '../handling/append-event'

/** The current state of a complaint, for the holder of its secret. */
export type OwnComplaint = ComplaintState & {
  secret_hash: string
  secret_salt: string
  identity_removed_at: string | null
  is_anonymous: number
  reporter_name: string
  reporter_phone: string
  reporter_email: string
  openedWith: 'own' | 'temporary'
}

/**
 * The complaint that a secret, own or temporary, opens. Unknown number, wrong secret and an emptied complaint take the same query and give
 * null.
 * @throws Problem ERASED to the holder of the own secret of an emptied complaint
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
    .select([
      'secret_hash',
      'secret_salt',
      'identity_removed_at',
      'is_anonymous',
      'reporter_name',
      'reporter_phone',
      'reporter_email',
    ])
    .select(accessHash(secret, now))
    .where('number', '=', parseComplaintNumber(number) ?? '')
    .executeTakeFirst()
  const opened = openedOrErased(secret, row)
  return opened && row ? { ...row, openedWith: opened } : null
}
