import type { Kysely, Transaction } from 'kysely'
import { createBackgroundPacer } from '@/lib/server/jobs/background-pacer'
import type { Database } from '@/lib/server/db/types'
import { isPlausibleEmail } from '@/lib/server/complaints/plausible-email'
import { endSupporterSubscriptions } from './forget-supporter-addresses'
import type { MailSettings } from './mail-text'
import { giveUpMs } from './outbox-attempts'
import { queueMails, type EventNews } from './queue-mails'
import {
  isShown,
  newsOf,
  eventColumns,
  type NotifiedComplaint,
  readNotifiedComplaint,
  type NotifiedEvent,
} from './event-news'

/** Supporters per event whose mail is queued in the transaction of the event, while the officer waits; a mail takes one to two milliseconds. */
const firstBatchMax = 5
/** Supporters per later transaction. */
const batchMax = 25

interface Batch {
  news: EventNews
  /** `supporter_hash` of the last supporter of the batch before; '' for none. */
  after: string
  most: number
}

/** Queues mail for the next supporters who left an address. @returns `supporter_hash` of the last of them; null when none are left */
async function notifyBatch(
  transaction: Transaction<Database>,
  complaint: NotifiedComplaint,
  { news, after, most }: Batch,
  now: Date,
  settings: MailSettings,
): Promise<string | null> {
  const supporters = await transaction
    .selectFrom('complaint_supporters')
    .select(['supporter_hash', 'email'])
    .where('complaint_id', '=', complaint.id)
    .where('email', '!=', '')
    .where('supporter_hash', '>', after)
    .orderBy('supporter_hash')
    .limit(most)
    .execute()
  const own = complaint.reporter_email.toLowerCase()
  const addresses = supporters
    .map(({ email }) => email)
    .filter((email) => email.toLowerCase() !== own && isPlausibleEmail(email))
  await queueMails(
    transaction,
    { complaint, audience: 'supporter', addresses, news },
    now,
    settings,
  )
  return supporters.length < most ? null : (supporters.at(-1)?.supporter_hash ?? null)
}

const newsFor = (complaint: NotifiedComplaint, event: NotifiedEvent, settings: MailSettings) =>
  isShown(complaint, event) ? newsOf(complaint, event, 'supporter', settings) : null

/** Queues mail for the first supporters in the transaction of the event, and a row in `step_announcements` when there are more. */
export async function announceEvent(
  transaction: Transaction<Database>,
  complaint: NotifiedComplaint,
  event: NotifiedEvent,
  now: Date,
  settings: MailSettings,
): Promise<void> {
  const news = newsFor(complaint, event, settings)
  const last =
    news &&
    (await notifyBatch(
      transaction,
      complaint,
      { news, after: '', most: firstBatchMax },
      now,
      settings,
    ))
  if (last === null) return
  await transaction
    .insertInto('step_announcements')
    .values({
      complaint_id: complaint.id,
      step: event.step,
      told_until: last,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends the subscriptions of the supporters of a withdrawn complaint, once all of them were told: the news that says so is the last one. */
export async function endSupporterNews(
  transaction: Transaction<Database>,
  complaintId: string,
  now: Date,
): Promise<void> {
  const untold = await transaction
    .selectFrom('step_announcements')
    .select('step')
    .where('complaint_id', '=', complaintId)
    .limit(1)
    .executeTakeFirst()
  if (!untold) await endSupporterSubscriptions(transaction, complaintId, now)
}

type Announcement = Pick<
  Database['step_announcements'],
  'complaint_id' | 'step' | 'told_until' | 'created_at'
>

/** Queues one batch of an announcement, unless another process has advanced the row since it was read. */
async function continueAnnouncement(
  transaction: Transaction<Database>,
  { complaint_id: id, step, told_until: seen, created_at: since }: Announcement,
  now: Date,
  settings: MailSettings,
) {
  const taken = await transaction
    .updateTable('step_announcements')
    .set({ told_until: seen })
    .where('complaint_id', '=', id)
    .where('step', '=', step)
    .where('told_until', '=', seen)
    .returning('step')
    .executeTakeFirst()
  if (!taken) return
  const complaint = await readNotifiedComplaint(transaction, id)
  const event = await transaction
    .selectFrom('complaint_history')
    .select(eventColumns)
    .where('complaint_id', '=', id)
    .where('step', '=', step)
    .executeTakeFirst()
  // The outbox gives up a message of this age too: it would arrive too late to be of use.
  const isCurrent = now.getTime() - Date.parse(since) < giveUpMs
  const news = complaint && event && isCurrent ? newsFor(complaint, event, settings) : null
  const last =
    complaint && news
      ? await notifyBatch(
          transaction,
          complaint,
          { news, after: seen, most: batchMax },
          now,
          settings,
        )
      : null
  const row = { complaint_id: id, step }
  if (last === null) {
    await transaction
      .deleteFrom('step_announcements')
      .where((where) => where.and(row))
      .execute()
    if (complaint?.status === 'canceled') await endSupporterNews(transaction, id, now)
  } else
    await transaction
      .updateTable('step_announcements')
      .set({ told_until: last })
      .where((where) => where.and(row))
      .execute()
}

/**
 * Queues mail for the supporters that the events' own transactions left out, the oldest event first, in small transactions between requests
 * of visitors. Any number of processes may run it at once; after a crash it continues at the last stored batch. Events hidden by then are
 * left out.
 */
export async function notifySupporters(
  db: Kysely<Database>,
  { now, isStopping = () => false }: { now: () => Date; isStopping?: () => boolean },
  settings: MailSettings,
): Promise<void> {
  const yieldToVisitors = createBackgroundPacer()
  while (!isStopping()) {
    const oldest = await db
      .selectFrom('step_announcements')
      .selectAll()
      .orderBy('created_at')
      .orderBy('complaint_id')
      .orderBy('step')
      .limit(1)
      .executeTakeFirst()
    if (!oldest) return
    await db
      .transaction()
      .execute((transaction) => continueAnnouncement(transaction, oldest, now(), settings))
    await yieldToVisitors()
  }
}
