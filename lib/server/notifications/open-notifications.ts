import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely, Transaction } from 'kysely'
import type { Env } from '@/lib/env'
import type { MailConsentPort } from '@/lib/server/complaint-ports'
import type { Database } from '@/lib/server/db/types'
import { repeat } from '@/lib/server/repeat'
import { forgetAddresses } from './forget-addresses'
import { openMailChannel } from './mail-channel'
import { createMailConsent } from './mail-consent'
import { sendDueMessages, type WorkerSettings } from './outbox-worker'
import { askSupporter, queueMessages, queuePresent } from './queue-messages'
import { tellSupporters } from './tell-supporters'
import { provideWithheldGauge } from './withheld-mails'

/** How often the outbox is looked at, milliseconds. */
const roundMs = 10_000

export interface Notifications {
  /** Queues what the last event of a complaint means for whom; runs inside the event's transaction. */
  onEvent: (complaintId: string, transaction: Transaction<Database>) => Promise<void>
  /** Asks a supporter who left an address; runs inside the transaction that stores it. */
  onSupporter: (
    complaintId: string,
    email: string,
    transaction: Transaction<Database>,
  ) => Promise<void>
  /** What people decide by the links in their mails; links of a time with mail work without it too. */
  consent: MailConsentPort
  /** Stops sending, after the message under way. */
  close(): Promise<void>
}

interface NotificationSettings {
  /** The same database for what nobody waits for. */
  jobs: Kysely<Database>
  now: () => Date
  note: (event: string, facts: Record<string, unknown>) => void
  noteFailure: (error: unknown) => void
}

/**
 * Messages about complaints. Without SMTP_URL nothing is queued: rows that nobody sends would only collect addresses. Feeds need no outbox.
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
    // Rows from a time with mail still lose their addresses.
    const stopForgetting = repeat(
      () => forgetAddresses(jobs, now()),
      millisecondsInDay,
      noteFailure,
    )
    return {
      onEvent: async () => undefined,
      onSupporter: async () => undefined,
      consent: createMailConsent(db, { now }),
      close: stopForgetting,
    }
  }
  const channel = openMailChannel({ smtpUrl, from: mailFrom ?? contact, siteOrigin })
  const mailSettings = { siteOrigin, contact }
  let isStopping = false
  const settings: WorkerSettings = { now, report: note, isStopping: () => isStopping }
  const stopTelling = repeat(
    () => tellSupporters(jobs, settings, mailSettings),
    roundMs,
    noteFailure,
  )
  const stopSending = repeat(() => sendDueMessages(jobs, channel, settings), roundMs, noteFailure)
  provideWithheldGauge()
  return {
    onEvent: (complaintId, transaction) =>
      queueMessages(transaction, complaintId, now(), mailSettings),
    onSupporter: (complaintId, email, transaction) =>
      askSupporter(transaction, complaintId, email, now(), mailSettings),
    consent: createMailConsent(db, {
      now,
      onConfirmed: (complaintId, hash, transaction) =>
        queuePresent(transaction, complaintId, hash, now(), mailSettings),
    }),
    async close() {
      isStopping = true
      await Promise.all([stopTelling(), stopSending()])
      channel.close()
    },
  }
}
