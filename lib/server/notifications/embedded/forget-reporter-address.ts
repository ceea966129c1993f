import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { clearSentRecipients, deleteSubscriptions } from './delete-subscriptions'
import { messageId } from './queue-mails'

/**
 * Ends mail of a complaint to the address its reporter had, and what was not sent yet.
 * @param next the address that takes its place; one that had been given before is asked again
 */
export async function forgetReporterAddress(
  transaction: Transaction<Database>,
  complaintId: string,
  next: string,
): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('complaint_id', '=', complaintId)
    .where('id', 'like', 'reporter-%')
    .where((row) =>
      row.or([
        row('sent_at', 'is', null),
        row('id', '=', messageId('reporter', complaintId, 'ask', next)),
      ]),
    )
    .execute()
  await deleteSubscriptions(transaction, [complaintId], 'reporter')
  await clearSentRecipients(transaction, [complaintId], 'reporter')
}
