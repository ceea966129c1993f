import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { addressHash } from './address-hash'
import { clearSentRecipients, deleteSubscriptions, endConsent } from './delete-subscriptions'
import { messageId } from './queue-mails'

/**
 * Ends mail of a complaint to the address its reporter had, and what was not sent yet.
 * @param next the address that takes its place; one that had been given before, or that supports the complaint, is asked again
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
  // An address has one subscription to a complaint: that of a supporter says nothing about mail to the reporter, unless it refuses all.
  const replaced = await transaction
    .deleteFrom('mail_subscriptions')
    .where('complaint_id', '=', complaintId)
    .where('address_hash', '=', addressHash(next))
    .where('state', '!=', 'stopped')
    .returning('address_hash')
    .execute()
  await endConsent(
    transaction,
    replaced.map(({ address_hash: hash }) => hash),
  )
  await clearSentRecipients(transaction, [complaintId], 'reporter')
}
