import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/**
 * What an address may be sent about a complaint. `ask`: only the confirmation mail; `first`: confirmed for an earlier complaint, but
 * not yet written to about this one; `news`: any mail; `silent`: none, because a confirmation is pending or refused.
 */
export type MailPermission = 'ask' | 'first' | 'news' | 'silent'

/** Permission of each address for one complaint. @param hashes at most 500 */
export async function readMailPermissions(
  transaction: Transaction<Database>,
  complaintId: string,
  hashes: readonly string[],
): Promise<Map<string, MailPermission>> {
  if (hashes.length === 0) return new Map()
  const recipients = await transaction
    .selectFrom('mail_recipients')
    .select(['address_hash', 'confirmed_at', 'stopped_at'])
    .where('address_hash', 'in', hashes)
    .execute()
  const subscriptions = await transaction
    .selectFrom('mail_subscriptions')
    .select(['address_hash', 'state'])
    .where('complaint_id', '=', complaintId)
    .where('address_hash', 'in', hashes)
    .execute()
  const recipientOf = new Map(recipients.map((row) => [row.address_hash, row]))
  const stateOf = new Map(subscriptions.map((row) => [row.address_hash, row.state]))
  const permissionOf = (hash: string): MailPermission => {
    const recipient = recipientOf.get(hash)
    if (recipient !== undefined && recipient.stopped_at !== null) return 'silent'
    const state = stateOf.get(hash)
    if (state !== undefined) return state === 'confirmed' ? 'news' : 'silent'
    return recipient !== undefined && recipient.confirmed_at !== null ? 'first' : 'ask'
  }
  return new Map(hashes.map((hash) => [hash, permissionOf(hash)]))
}
