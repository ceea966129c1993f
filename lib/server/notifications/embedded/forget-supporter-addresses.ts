import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { clearSentRecipients, deleteSubscriptions } from './delete-subscriptions'

/** Deletes the addresses of those who wanted news of a complaint that is public no more, and what was not sent yet; they stay counted. */
export async function forgetSupporterAddresses(
  transaction: Transaction<Database>,
  complaintId: string,
): Promise<void> {
  await transaction
    .updateTable('complaint_supporters')
    .set({ email: '' })
    .where('complaint_id', '=', complaintId)
    .where('email', '!=', '')
    .execute()
  await transaction
    .deleteFrom('outbox')
    .where('complaint_id', '=', complaintId)
    .where('id', 'like', 'supporter-%')
    .where('sent_at', 'is', null)
    .execute()
  await deleteSubscriptions(transaction, [complaintId], 'supporter')
  await clearSentRecipients(transaction, [complaintId], 'supporter')
}
