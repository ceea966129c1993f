import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { keepFailedMs } from './outbox-attempts'

/**
 * Deletes messages that were never sent and whose address may no longer be kept: the reporter's identity was taken out of the complaint,
 * or the message was given up a month ago. Running it twice, also at once, changes nothing more.
 */
export async function forgetAddresses(db: Kysely<Database>, now: Date): Promise<void> {
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
