import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { clearRatingReasons } from '@/lib/server/complaints/embedded/ratings/clear-rating-reasons'
import { forgetChannels } from '@/lib/server/notifications/embedded/channels/end-choices'
import {
  clearSentRecipients,
  deleteSubscriptions,
} from '@/lib/server/notifications/embedded/delete-subscriptions'

/** About one kilometre, too coarse to identify a home. */
export const coarse = (column: string) => sql<number>`round(${sql.ref(column)} * 100) / 100`

/** Columns of a complaint without the identity of its reporter. */
export const withoutReporter = () => ({
  reporter_name: '',
  reporter_phone: '',
  reporter_email: '',
  address: '',
  address_detail: '',
  latitude: coarse('latitude'),
  longitude: coarse('longitude'),
})

/** Columns of a complaint without its text and the identity of its reporter. */
export const withoutContent = (now: Date) => (row: ExpressionBuilder<Database, 'complaints'>) => ({
  ...withoutReporter(),
  title: '',
  reason: '',
  text_hash: '',
  category_other: '',
  subcategory_other: '',
  identity_removed_at: row.fn.coalesce('identity_removed_at', row.val(now.toISOString())),
})

/** Deletes what names or reaches people beside the rows of some complaints. @param ids at most 500 */
export async function deletePeople(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('complaint_messages').where('complaint_id', 'in', ids).execute()
  // Given-up mail is deleted too, because it holds an address; sent mail has its own rule.
  await transaction
    .deleteFrom('outbox')
    .where('complaint_id', 'in', ids)
    .where('sent_at', 'is', null)
    .execute()
  await transaction.deleteFrom('complaint_access').where('complaint_id', 'in', ids).execute()
  await transaction
    .updateTable('complaint_supporters')
    .set({ email: '' })
    .where('complaint_id', 'in', ids)
    .where('email', '!=', '')
    .execute()
  await clearRatingReasons(transaction, ids)
  await deleteSubscriptions(transaction, ids)
  await clearSentRecipients(transaction, ids)
  await forgetChannels(transaction, ids)
  await transaction.deleteFrom('identity_leftovers').where('complaint_id', 'in', ids).execute()
}

/** No form key has this hash: what was shown once is taken into no other complaint. */
const ofNoForm = 'erased'

/**
 * Deletes all that was said and shown beside the rows of some complaints; detached photos and documents lose their files by a rule of their own.
 * @param ids at most 500
 */
export async function deleteContent(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  await deletePeople(transaction, ids)
  await transaction
    .updateTable('photos')
    .set({ complaint_id: null, position: null, form_token_hash: ofNoForm })
    .where('complaint_id', 'in', ids)
    .execute()
  // A title may name somebody.
  await transaction
    .updateTable('complaint_documents')
    .set({ complaint_id: null, step: null, title_id: '', title_en: '' })
    .where('complaint_id', 'in', ids)
    .execute()
  await transaction.deleteFrom('complaint_flags').where('complaint_id', 'in', ids).execute()
  await transaction
    .updateTable('complaint_rights')
    .set({ reason_id: '', reason_en: '' })
    .where('complaint_id', 'in', ids)
    .where('state', '=', 'refused')
    .execute()
}
