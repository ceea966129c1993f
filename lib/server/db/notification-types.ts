import type { Generated } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'

/** Channels besides mail: a browser's push service, and the province's gateway for messages to phones. */
export type NotificationChannel = 'push' | 'webhook'

/** A channel that the reporter of a complaint chose; a row per browser for push, one for the gateway. */
interface NotificationSubscriptionTable {
  complaint_id: string
  channel: NotificationChannel
  /** SHA-256 of a browser's endpoint; '' for the gateway, which writes to the phone that the complaint names. */
  target_hash: string
  /** The browser's subscription as JSON (endpoint and keys); '' for the gateway. */
  target: string
  /** Language in which the browser is told. */
  locale: Locale
  created_at: string
}

/** Messages to send by these channels; as in `outbox`, a row stays until its channel took it. */
export interface NotificationDeliveryTable {
  /** Named after what it tells whom, so that no event is told twice. */
  id: string
  complaint_id: string
  channel: NotificationChannel
  /** A browser's subscription as JSON, or a phone; '' once it is sent. */
  recipient: string
  target_hash: string
  /** JSON; '' once it is sent. */
  body: string
  created_at: string
  attempts: Generated<number>
  /** null: no further try. */
  next_attempt_at: string | null
  sent_at: string | null
  /** Code of the last failure; '' when none. */
  last_failure: Generated<string>
}

export interface NotificationTables {
  notification_subscriptions: NotificationSubscriptionTable
  notification_deliveries: NotificationDeliveryTable
}
