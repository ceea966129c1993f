import { type RawBuilder, sql } from 'kysely'
import type { NotificationChannel } from '@/lib/server/db/notification-types'
import type { SendFailure } from './outbox-attempts'

/** A table with messages of one channel. Both tables keep attempts, times and failures in columns of the same names. */
export interface MessageQueue {
  table: 'outbox' | 'notification_deliveries'
  channel: 'mail' | NotificationChannel
  /** What tells the recipients of a complaint's messages apart. */
  recipientHash: RawBuilder<string>
  /** Columns with what a sent message no longer needs, emptied. */
  emptied: Partial<Record<'recipient' | 'subject' | 'body' | 'stop_url', ''>>
}

export const mailQueue: MessageQueue = {
  table: 'outbox',
  channel: 'mail',
  recipientHash: sql.ref('address_hash'),
  emptied: { recipient: '', subject: '', body: '', stop_url: '' },
}
export const deliveryQueue = (channel: NotificationChannel): MessageQueue => ({
  table: 'notification_deliveries',
  channel,
  // Never found by its own index: all messages to phones have the same.
  recipientHash: sql`coalesce(target_hash, '')`,
  emptied: { recipient: '', body: '' },
})

/** A message that was taken for one attempt. `subject` and `stop_url` are those of mail. */
export interface ClaimedMessage {
  id: string
  recipient: string
  subject: string
  body: string
  stop_url: string
}

/** What sends the messages of a queue. */
export interface Sender {
  /** Resolves once the message was accepted; whatever it throws is read by `failureOf`. */
  send: (message: ClaimedMessage) => Promise<void>
  failureOf: (error: unknown) => SendFailure
  /** Forgets a recipient that the receiver says is no longer there. */
  forget?: (message: ClaimedMessage) => Promise<void>
  /** Receivers that fail apart from each other; one for all when missing. */
  laneOf?: (recipient: string) => string
}
