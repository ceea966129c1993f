import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely, Transaction } from 'kysely'
import type { Env } from '@/lib/env'
import type { MailConsentPort } from '@/lib/server/notifications/port'
import type { Database } from '@/lib/server/db/types'
import { repeat } from '@/lib/server/jobs/repeat'
import { type ChannelSettings, type OpenChannels, openChannelsOf } from './channels/open-channels'
import { startDelivering } from './channels/start-delivering'
import { deleteExpiredMessages } from './delete-expired-messages'
import { openMailChannel } from './mail-channel'
import { createMailConsent } from './mail-consent'
import { sendDueMessages, type WorkerSettings } from './outbox-worker'
import { queueEvent } from './queue-event'
import { requestSupporterConsent, queueCurrentStatus } from './queue-messages'
import { forgetSupporters } from './forget-supporter-addresses'
import { notifySupporters } from './notify-supporters'
import { provideWithheldGauge } from './withheld-mails'

/** Pause between two rounds of the outbox, milliseconds. */
const roundMs = 10_000

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'CONTACT_EMAIL'>

export interface Notifications {
  /** Channels that this installation has. */
  channels: OpenChannels
  /** Queues the messages about the last event of a complaint; runs inside the event's transaction. */
  onEvent: (complaintId: string, transaction: Transaction<Database>) => Promise<void>
  /** Queues the confirmation mail to a supporter's address; runs inside the transaction that stores it. */
  onSupporter: (
    complaintId: string,
    email: string,
    transaction: Transaction<Database>,
  ) => Promise<void>
  /** Confirming and stopping by the links in mails; works without SMTP_URL too, for mails sent earlier. */
  consent: MailConsentPort
  /** Stops sending, after the current message. */
  close(): Promise<void>
}

interface NotificationSettings {
  /** Connection to the same database for background jobs. */
  jobs: Kysely<Database>
  now: () => Date
  note: (event: string, facts: Record<string, unknown>) => void
  noteFailure: (error: unknown) => void
}

type MailPart = Pick<Notifications, 'onSupporter' | 'consent' | 'close'>

/** Sends mail and asks supporters for their consent, where there is a mail server. */
function openMail(
  db: Kysely<Database>,
  { SMTP_URL: smtpUrl, MAIL_FROM: from, CONTACT_EMAIL: contact }: MailEnv,
  channels: OpenChannels,
  settings: WorkerSettings,
  { jobs, now, noteFailure }: NotificationSettings,
): MailPart {
  const { mail, siteOrigin } = channels
  if (smtpUrl === undefined || mail === null)
    return {
      onSupporter: async () => undefined,
      consent: createMailConsent(db, { now }),
      // Rows queued while SMTP_URL was set still expire.
      close: repeat(() => deleteExpiredMessages(jobs, now()), millisecondsInDay, noteFailure),
    }
  const channel = openMailChannel({ smtpUrl, from: from ?? contact, siteOrigin })
  const stopNotifying = repeat(() => notifySupporters(jobs, settings, mail), roundMs, noteFailure)
  const stopSending = repeat(() => sendDueMessages(jobs, channel, settings), roundMs, noteFailure)
  provideWithheldGauge()
  return {
    onSupporter: (complaintId, email, transaction) =>
      requestSupporterConsent(transaction, complaintId, email, now(), mail),
    consent: createMailConsent(db, {
      now,
      onConfirmed: (complaintId, hash, transaction) =>
        queueCurrentStatus(transaction, complaintId, hash, now(), mail),
    }),
    async close() {
      await Promise.all([stopNotifying(), stopSending()])
      channel.close()
    },
  }
}

/** Mail, browsers and the province's gateway; each sends in rounds of its own, so that a slow one holds up no other. */
export function openNotifications(
  db: Kysely<Database>,
  env: MailEnv & ChannelSettings,
  settings: NotificationSettings,
): Notifications {
  const { jobs, now, note, noteFailure } = settings
  let isStopping = false
  const worker: WorkerSettings = { now, report: note, isStopping: () => isStopping }
  const channels = openChannelsOf(env)
  const mail = openMail(db, env, channels, worker, settings)
  // Also without a mail server: addresses were left while there was one.
  const stopForgetting = repeat(() => forgetSupporters(jobs, worker), roundMs, noteFailure)
  const stopDelivering = startDelivering(jobs, env, channels, worker, noteFailure)
  return {
    channels,
    onEvent: (complaintId, transaction) => queueEvent(transaction, complaintId, now(), channels),
    onSupporter: mail.onSupporter,
    consent: mail.consent,
    async close() {
      isStopping = true
      await Promise.all([mail.close(), stopForgetting(), stopDelivering()])
    },
  }
}
