import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { keepFailedMs } from './outbox-attempts'

/**
 * Deletes unsent messages whose address may no longer be stored: the reporter's identity was removed from the complaint,
 * or the message is older than `keepFailedMs` and given up. Idempotent, also when two processes run it at once.
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
      ]),
    )
    .execute()
}
