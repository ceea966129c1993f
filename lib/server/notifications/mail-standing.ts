import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/**
 * What an address may be told about a complaint. `ask`: only the question whether it wants mail; `first`: it agreed to mail before, but
 * never heard of this complaint; `news`: anything; `silent`: nothing, because it was asked already or said no.
 */
export type MailStanding = 'ask' | 'first' | 'news' | 'silent'

/** Where each of some addresses stands with a complaint. @param hashes at most 500 */
export async function mailStandings(
  transaction: Transaction<Database>,
  complaintId: string,
  hashes: readonly string[],
): Promise<Map<string, MailStanding>> {
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
  const standingOf = (hash: string): MailStanding => {
    const recipient = recipientOf.get(hash)
    if (recipient !== undefined && recipient.stopped_at !== null) return 'silent'
    const state = stateOf.get(hash)
    if (state !== undefined) return state === 'confirmed' ? 'news' : 'silent'
    return recipient !== undefined && recipient.confirmed_at !== null ? 'first' : 'ask'
  }
  return new Map(hashes.map((hash) => [hash, standingOf(hash)]))
}
