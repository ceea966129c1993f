import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely, Transaction } from 'kysely'
import type { Env } from '@/lib/env'
import type { MailConsentPort } from '@/lib/server/notifications/port'
import type { Database } from '@/lib/server/db/types'
import { repeat } from '@/lib/server/jobs/repeat'
import { deleteExpiredMessages } from './delete-expired-messages'
import { openMailChannel } from './mail-channel'
import { createMailConsent } from './mail-consent'
import { sendDueMessages, type WorkerSettings } from './outbox-worker'
import { requestSupporterConsent, queueMessages, queueCurrentStatus } from './queue-messages'
import { notifySupporters } from './notify-supporters'
import { provideWithheldGauge } from './withheld-mails'

/** Pause between two rounds of the outbox, milliseconds. */
const roundMs = 10_000

export interface Notifications {
  /** Queues the mails about the last event of a complaint; runs inside the event's transaction. */
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

/**
 * Mails about complaints. Without SMTP_URL nothing is queued: rows that are never sent would only collect addresses. Feeds need no outbox.
 */
export function openNotifications(
  db: Kysely<Database>,
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'CONTACT_EMAIL' | 'SITE_ORIGIN'>,
  { jobs, now, note, noteFailure }: NotificationSettings,
): Notifications {
  const {
    SMTP_URL: smtpUrl,
    MAIL_FROM: mailFrom,
    CONTACT_EMAIL: contact,
    SITE_ORIGIN: siteOrigin,
  } = env
  if (smtpUrl === undefined) {
    // Rows queued while SMTP_URL was set still expire.
    const stopDeleting = repeat(
      () => deleteExpiredMessages(jobs, now()),
      millisecondsInDay,
      noteFailure,
    )
    return {
      onEvent: async () => undefined,
      onSupporter: async () => undefined,
      consent: createMailConsent(db, { now }),
      close: stopDeleting,
    }
  }
  const channel = openMailChannel({ smtpUrl, from: mailFrom ?? contact, siteOrigin })
  const mailSettings = { siteOrigin, contact }
  let isStopping = false
  const settings: WorkerSettings = { now, report: note, isStopping: () => isStopping }
  const stopNotifying = repeat(
    () => notifySupporters(jobs, settings, mailSettings),
    roundMs,
    noteFailure,
  )
  const stopSending = repeat(() => sendDueMessages(jobs, channel, settings), roundMs, noteFailure)
  provideWithheldGauge()
  return {
    onEvent: (complaintId, transaction) =>
      queueMessages(transaction, complaintId, now(), mailSettings),
    onSupporter: (complaintId, email, transaction) =>
      requestSupporterConsent(transaction, complaintId, email, now(), mailSettings),
    consent: createMailConsent(db, {
      now,
      onConfirmed: (complaintId, hash, transaction) =>
        queueCurrentStatus(transaction, complaintId, hash, now(), mailSettings),
    }),
    async close() {
      isStopping = true
      await Promise.all([stopNotifying(), stopSending()])
      channel.close()
    },
  }
}
