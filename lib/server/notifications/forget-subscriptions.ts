import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/** Addresses looked at in one statement. */
const addressesAtOnce = 500

/**
 * Forgets who agreed to mail about some complaints, and of addresses that no other complaint has that they ever agreed. Who wants no mail
 * is remembered, and what was counted today, or forgetting would be a way to be written to more often.
 * @param complaintIds at most 500
 * @param audience one kind of people; both without it
 */
export async function forgetSubscriptions(
  transaction: Transaction<Database>,
  complaintIds: readonly string[],
  audience?: 'reporter' | 'supporter',
): Promise<void> {
  let deletion = transaction
    .deleteFrom('mail_subscriptions')
    .where('complaint_id', 'in', complaintIds)
  if (audience) deletion = deletion.where('audience', '=', audience)
  const gone = await deletion.returning('address_hash').execute()
  const hashes = [...new Set(gone.map(({ address_hash: hash }) => hash))].toSorted()
  for (let start = 0; start < hashes.length; start += addressesAtOnce) {
    await transaction
      .updateTable('mail_recipients')
      .set((row) => ({ confirmed_at: null, ends_at: row.ref('window_ends_at') }))
      .where('address_hash', 'in', hashes.slice(start, start + addressesAtOnce))
      .where('stopped_at', 'is', null)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('mail_subscriptions')
              .select('mail_subscriptions.complaint_id')
              .whereRef('mail_subscriptions.address_hash', '=', 'mail_recipients.address_hash')
              .where('mail_subscriptions.state', '=', 'confirmed'),
          ),
        ),
      )
      .execute()
  }
}

/** Takes out of messages that were sent whom they went to; their links stop nothing any more. @param complaintIds at most 500 */
export async function forgetSentTo(
  transaction: Transaction<Database>,
  complaintIds: readonly string[],
  audience?: 'reporter' | 'supporter',
): Promise<void> {
  let update = transaction
    .updateTable('outbox')
    .set({ address_hash: '', stop_hash: null })
    .where('complaint_id', 'in', complaintIds)
    .where('address_hash', '!=', '')
  if (audience) update = update.where('id', 'like', `${audience}-%`)
  await update.execute()
}
