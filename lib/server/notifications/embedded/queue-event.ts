import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import type { OpenChannels } from './channels/open-channels'
import { queueDeliveries } from './channels/queue-deliveries'
import { queueMessages } from './queue-messages'

/**
 * Stores what every channel of this installation says about the last event of a complaint, in the transaction of that event. Without a
 * channel nothing is stored: rows that nobody sends would only collect addresses.
 */
export async function queueEvent(
  transaction: Transaction<Database>,
  complaintId: string,
  now: Date,
  channels: OpenChannels,
): Promise<void> {
  if (channels.mail) await queueMessages(transaction, complaintId, now, channels.mail)
  await queueDeliveries(transaction, complaintId, now, channels)
}
