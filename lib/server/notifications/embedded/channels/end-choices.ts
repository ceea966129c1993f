import type { Kysely, Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { keepFailedMs } from '../outbox-attempts'

/** Ends every channel that reporters of some complaints chose; what is queued is still sent. @param complaintIds at most 500 */
export async function endChoices(
  transaction: Transaction<Database>,
  complaintIds: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('notification_subscriptions')
    .where('complaint_id', 'in', complaintIds)
    .execute()
}

/** The same, and deletes their messages, sent or not: nothing of the recipients stays. @param complaintIds at most 500 */
export async function forgetChannels(
  transaction: Transaction<Database>,
  complaintIds: readonly string[],
): Promise<void> {
  await endChoices(transaction, complaintIds)
  await transaction
    .deleteFrom('notification_deliveries')
    .where('complaint_id', 'in', complaintIds)
    .execute()
}

/** Deletes what was not sent yet to the phone of a complaint. */
export async function deleteUnsentToPhone(
  transaction: Transaction<Database>,
  complaintId: string,
): Promise<void> {
  await transaction
    .deleteFrom('notification_deliveries')
    .where('complaint_id', '=', complaintId)
    .where('channel', '=', 'webhook')
    .where('sent_at', 'is', null)
    .execute()
}

/** Deletes a browser for all complaints, with what was not sent to it yet, because its push service no longer knows it. */
export async function forgetDevice(db: Kysely<Database>, targetHash: string): Promise<void> {
  await db
    .deleteFrom('notification_subscriptions')
    .where('channel', '=', 'push')
    .where('target_hash', '=', targetHash)
    .execute()
  await db
    .deleteFrom('notification_deliveries')
    .where('target_hash', '=', targetHash)
    .where('sent_at', 'is', null)
    .execute()
}

/** Deletes messages that were given up so long ago that nobody tries them again. */
export async function deleteExpiredDeliveries(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('notification_deliveries')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - keepFailedMs).toISOString())
    .execute()
}
