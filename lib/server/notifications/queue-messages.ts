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
  type ToldComplaint,
  toldComplaint,
  type ToldEvent,
} from './event-news'
import { announceEvent } from './tell-supporters'

/** Events looked through for one worth telling; the others are notes that nobody is told. */
const eventsSearched = 20

/** The last events, newest first; the receipt of a complaint from before events had kinds is told as one. */
async function lastEvents(
  transaction: Transaction<Database>,
  complaintId: string,
  most: number,
): Promise<ToldEvent[]> {
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

const reporterOf = ({ reporter_email: email }: ToldComplaint) =>
  isPlausibleEmail(email) ? [email] : []

/**
 * Puts the messages about the last event of a complaint into the outbox, in the transaction of that event: either both are stored or
 * neither. Reporter: every event that concerns them; supporters with an address: public events of public complaints, many of them later by
 * `tellSupporters`. Addresses that cannot exist get nothing, those that nobody has confirmed one question.
 */
export async function queueMessages(
  transaction: Transaction<Database>,
  complaintId: string,
  now: Date,
  settings: MailSettings,
): Promise<void> {
  const complaint = await toldComplaint(transaction, complaintId)
  const [event] = await lastEvents(transaction, complaintId, 1)
  if (!complaint || !event) return
  const own = newsOf(complaint, event, 'reporter', settings)
  if (own)
    await queueMails(
      transaction,
      { complaint, audience: 'reporter', addresses: reporterOf(complaint), news: own },
      now,
      settings,
    )
  await announceEvent(transaction, complaint, event, now, settings)
}

/** Asks somebody who supports a complaint whether the address is theirs, in the transaction that stores it. */
export async function askSupporter(
  transaction: Transaction<Database>,
  complaintId: string,
  email: string,
  now: Date,
  settings: MailSettings,
): Promise<void> {
  const complaint = await toldComplaint(transaction, complaintId)
  if (complaint && isPlausibleEmail(email))
    await queueMails(
      transaction,
      { complaint, audience: 'supporter', addresses: [email], news: null },
      now,
      settings,
    )
}

/** Tells a reporter who has just confirmed the address where the complaint stands: one mail, whatever was not told meanwhile. */
export async function queuePresent(
  transaction: Transaction<Database>,
  complaintId: string,
  hash: string,
  now: Date,
  settings: MailSettings,
): Promise<void> {
  const complaint = await toldComplaint(transaction, complaintId)
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
