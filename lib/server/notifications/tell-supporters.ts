import type { Kysely, Transaction } from 'kysely'
import { besideVisitors } from '@/lib/server/beside-visitors'
import type { Database } from '@/lib/server/db/types'
import { isPlausibleEmail } from '@/lib/server/complaints/plausible-email'
import type { MailSettings } from './mail-text'
import { giveUpMs } from './outbox-attempts'
import { queueMails, type EventNews } from './queue-mails'
import {
  isShown,
  newsOf,
  eventColumns,
  type ToldComplaint,
  toldComplaint,
  type ToldEvent,
} from './event-news'

/** Told in the transaction of the event itself, so that an officer waits for so many at most; a mail takes about a millisecond. */
const toldAtOnce = 10
/** Told in each transaction after that. */
const toldInPiece = 25

interface Piece {
  news: EventNews
  /** The last supporter who was told; '' for none. */
  after: string
  most: number
}

/** Tells the next supporters who left an address. @returns the last of them; null once all were told */
async function tellPiece(
  transaction: Transaction<Database>,
  complaint: ToldComplaint,
  { news, after, most }: Piece,
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

const newsFor = (complaint: ToldComplaint, event: ToldEvent, settings: MailSettings) =>
  isShown(complaint, event) ? newsOf(complaint, event, 'supporter', settings) : null

/** Tells the first supporters of an event, in its transaction, and notes that the others have to be told. */
export async function announceEvent(
  transaction: Transaction<Database>,
  complaint: ToldComplaint,
  event: ToldEvent,
  now: Date,
  settings: MailSettings,
): Promise<void> {
  const news = newsFor(complaint, event, settings)
  const last =
    news &&
    (await tellPiece(transaction, complaint, { news, after: '', most: toldAtOnce }, now, settings))
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

type Announcement = Pick<
  Database['step_announcements'],
  'complaint_id' | 'step' | 'told_until' | 'created_at'
>

/** One piece of an announcement, unless another process is at it: whoever saw the last one told takes the row first. */
async function goOn(
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
  const complaint = await toldComplaint(transaction, id)
  const told = await transaction
    .selectFrom('complaint_history')
    .select(eventColumns)
    .where('complaint_id', '=', id)
    .where('step', '=', step)
    .executeTakeFirst()
  // As old as this a message would be given up too; it would come when nobody expects it any more.
  const isCurrent = now.getTime() - Date.parse(since) < giveUpMs
  const news = complaint && told && isCurrent ? newsFor(complaint, told, settings) : null
  const last =
    complaint && news
      ? await tellPiece(
          transaction,
          complaint,
          { news, after: seen, most: toldInPiece },
          now,
          settings,
        )
      : null
  const row = { complaint_id: id, step }
  if (last === null)
    await transaction
      .deleteFrom('step_announcements')
      .where((where) => where.and(row))
      .execute()
  else
    await transaction
      .updateTable('step_announcements')
      .set({ told_until: last })
      .where((where) => where.and(row))
      .execute()
}

/**
 * Tells the supporters whom the events' own transactions left out, the oldest event first, in small transactions beside visitors. Any number of
 * processes may run it at once; who was cut off goes on where it was. What may no longer be told by then is not.
 */
export async function tellSupporters(
  db: Kysely<Database>,
  { now, isStopping = () => false }: { now: () => Date; isStopping?: () => boolean },
  settings: MailSettings,
): Promise<void> {
  const giveWay = besideVisitors()
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
    await db.transaction().execute((transaction) => goOn(transaction, oldest, now(), settings))
    await giveWay()
  }
}
