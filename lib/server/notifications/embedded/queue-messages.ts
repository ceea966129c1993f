import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { isPlausibleEmail } from '@/lib/server/complaints/plausible-email'
import { addressHash } from './address-hash'
import { topicOf } from './complaint-mail'
import type { MailSettings } from './mail-text'
import { queueMails } from './queue-mails'
import {
  newsOf,
  eventColumns,
  type NotifiedComplaint,
  readNotifiedComplaint,
  type NotifiedEvent,
} from './event-news'
import { announceEvent } from './notify-supporters'

/** Newest events searched for one that has a mail; the others are internal notes. */
const eventsSearched = 20

/** The last events, newest first. The first event counts as the receipt, also in rows from before events had kinds. */
async function lastEvents(
  transaction: Transaction<Database>,
  complaintId: string,
  most: number,
): Promise<NotifiedEvent[]> {
  const events = await transaction
    .selectFrom('complaint_history')
    .select(eventColumns)
    .where('complaint_id', '=', complaintId)
    .orderBy('step', 'desc')
    .limit(most)
    .execute()
  return events.map((event) => ({
    ...event,
    kind: event.step === 1 ? ('received' as const) : event.kind,
  }))
}

const reporterOf = ({ reporter_email: email }: NotifiedComplaint) =>
  isPlausibleEmail(email) ? [email] : []

/**
 * Puts the messages about the last event of a complaint into the outbox, in the transaction of that event: either both are stored or
 * neither. Reporter: every event that concerns them; supporters with an address: public events of public complaints, beyond the first batch by
 * `notifySupporters`. Implausible addresses get nothing, unconfirmed ones a confirmation mail only.
 */
export async function queueMessages(
  transaction: Transaction<Database>,
  complaintId: string,
  now: Date,
  settings: MailSettings,
): Promise<void> {
  const complaint = await readNotifiedComplaint(transaction, complaintId)
  const [event] = await lastEvents(transaction, complaintId, 1)
  if (!complaint || !event) return
  const own = newsOf(complaint, event, 'reporter', settings)
  // An address that was corrected is asked like the first one, and told nothing yet.
  if (own || event.kind === 'contact_corrected')
    await queueMails(
      transaction,
      { complaint, audience: 'reporter', addresses: reporterOf(complaint), news: own },
      now,
      settings,
    )
  await announceEvent(transaction, complaint, event, now, settings)
}

/** Queues the confirmation mail to a supporter's address, in the transaction that stores it. */
export async function requestSupporterConsent(
  transaction: Transaction<Database>,
  complaintId: string,
  email: string,
  now: Date,
  settings: MailSettings,
): Promise<void> {
  const complaint = await readNotifiedComplaint(transaction, complaintId)
  if (complaint && isPlausibleEmail(email))
    await queueMails(
      transaction,
      { complaint, audience: 'supporter', addresses: [email], news: null },
      now,
      settings,
    )
}

/** Queues one mail with the current status for a reporter who has just confirmed the address, in place of all events missed until then. */
export async function queueCurrentStatus(
  transaction: Transaction<Database>,
  complaintId: string,
  hash: string,
  now: Date,
  settings: MailSettings,
): Promise<void> {
  const complaint = await readNotifiedComplaint(transaction, complaintId)
  if (!complaint || addressHash(complaint.reporter_email) !== hash) return
  const event = (await lastEvents(transaction, complaintId, eventsSearched)).find(
    ({ kind }) => topicOf(kind, 'reporter') !== null,
  )
  const news = event ? newsOf(complaint, event, 'reporter', settings) : null
  if (news)
    await queueMails(
      transaction,
      { complaint, audience: 'reporter', addresses: reporterOf(complaint), news },
      now,
      settings,
    )
}
