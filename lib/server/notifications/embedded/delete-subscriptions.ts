import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/** Addresses per statement: databases limit its parameters. */
const addressesAtOnce = 500

/**
 * Deletes the subscriptions of some complaints, and the consent of addresses without a confirmed one left. Refusals
 * and the day's count of mails stay, or a deletion would allow more mail to the same address.
 * @param complaintIds at most 500
 * @param audience one kind of recipient; both without it
 */
export async function deleteSubscriptions(
  transaction: Transaction<Database>,
  complaintIds: readonly string[],
  audience?: 'reporter' | 'supporter',
): Promise<void> {
  let deletion = transaction
    .deleteFrom('mail_subscriptions')
    .where('complaint_id', 'in', complaintIds)
  if (audience) deletion = deletion.where('audience', '=', audience)
  const gone = await deletion.returning('address_hash').execute()
  await endConsent(
    transaction,
    gone.map(({ address_hash: hash }) => hash),
  )
}

/** Ends the consent of those addresses whose last confirmed subscription has gone. */
export async function endConsent(
  transaction: Transaction<Database>,
  addressHashes: readonly string[],
): Promise<void> {
  const hashes = [...new Set(addressHashes)].toSorted()
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

/** Removes the address hash and the stop link from sent messages; the links in them no longer work. @param complaintIds at most 500 */
export async function clearSentRecipients(
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
