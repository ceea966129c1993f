import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { keepFailedMs } from './outbox-attempts'

/**
 * Deletes unsent messages that may not be sent or stored any more: the reporter's identity was removed from the complaint, the public may not see
 * what supporters would be told of, or the message is older than `keepFailedMs` and given up. Idempotent, also when two processes run it at once.
 */
export async function deleteExpiredMessages(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('sent_at', 'is', null)
    .where((row) =>
      row.or([
        row.and([
          row('next_attempt_at', 'is', null),
          row('created_at', '<', new Date(now.getTime() - keepFailedMs).toISOString()),
        ]),
        row.and([
          row('id', 'like', 'reporter-%'),
          row.exists(
            row
              .selectFrom('complaints')
              .select('complaints.id')
              .whereRef('complaints.id', '=', 'outbox.complaint_id')
              .where('reporter_email', '=', ''),
          ),
        ]),
        row.and([
          row('id', 'like', 'supporter-%'),
          row.exists(
            row
              .selectFrom('complaint_listings')
              .select('position')
              .whereRef('complaint_listings.complaint_id', '=', 'outbox.complaint_id')
              .where('is_listed', '=', 0),
          ),
        ]),
      ]),
    )
    .execute()
}
