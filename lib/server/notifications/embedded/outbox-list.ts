import type { Kysely } from 'kysely'
import type { NotificationChannel } from '@/lib/server/db/notification-types'
import type { Database } from '@/lib/server/db/types'
import { pushEndpointOf } from './channels/push-recipient'

export interface WaitingMessage {
  id: string
  channel: 'mail' | NotificationChannel
  /** null when the complaint is gone. */
  number: string | null
  /** Masked: enough to distinguish two messages, too little to write to the address. */
  recipient: string
  createdAt: string
  attempts: number
  /** null: given up. */
  nextAttemptAt: string | null
  lastFailure: string
}

/** `b***@w***.id`: first letters and the ending of the domain. */
function maskedAddress(address: string): string {
  const [local = '', domain = ''] = address.split('@')
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***${domain.slice(domain.lastIndexOf('.'))}`
}

/** One row that cannot be read hides no other from whoever looks for the cause. */
function pushService(subscription: string): string {
  try {
    return new URL(pushEndpointOf(subscription)).host
  } catch {
    return '?'
  }
}

/** The last digits of a phone, or the push service of a browser; `?` where its subscription cannot be read. */
const maskedTarget: Record<WaitingMessage['channel'], (recipient: string) => string> = {
  mail: maskedAddress,
  webhook: (phone) => `***${phone.slice(-3)}`,
  push: pushService,
}

const tables = ['outbox', 'notification_deliveries'] as const

/** Unsent messages, the oldest first. @param limit most rows */
export async function listWaiting(db: Kysely<Database>, limit: number): Promise<WaitingMessage[]> {
  const waiting = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select([
          'id',
          'channel',
          'complaint_id',
          'recipient',
          'created_at',
          'attempts',
          'next_attempt_at',
          'last_failure',
        ])
        .where('sent_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
  )
  const rows = waiting
    .flat()
    .toSorted((left, right) => (left.created_at < right.created_at ? -1 : 1))
    .slice(0, limit)
  const numbers = await numbersOf(db, [
    ...new Set(rows.flatMap(({ complaint_id: id }) => (id === null ? [] : [id]))),
  ])
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    number: (row.complaint_id !== null && numbers.get(row.complaint_id)) || null,
    recipient: row.recipient === '' ? '-' : maskedTarget[row.channel](row.recipient),
    createdAt: row.created_at,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    lastFailure: row.last_failure,
  }))
}

async function numbersOf(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const complaints = await db
    .selectFrom('complaints')
    .select(['id', 'number'])
    .where('id', 'in', ids)
    .execute()
  return new Map(complaints.map(({ id, number }) => [id, number]))
}

/** Number of subscriptions that wait for a confirmation whose link still works. */
export async function countPendingConfirmations(db: Kysely<Database>, now: Date): Promise<number> {
  const { asked } = await db
    .selectFrom('mail_subscriptions')
    .select((row) => row.fn.countAll().as('asked'))
    .where('confirm_ends_at', '>', now.toISOString())
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow()
  return Number(asked)
}

/** Rows per statement: databases limit its parameters. */
const rowsAtOnce = 500

/** Unsent messages that are not the first to their recipient about a complaint, by how many are before them. */
async function laterNews(
  db: Kysely<Database>,
  table: (typeof tables)[number],
): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'channel', 'complaint_id', 'recipient'])
    .where('sent_at', 'is', null)
    .where('recipient', '!=', '')
    .orderBy('created_at')
    .execute()
  const counts = new Map<string, number>()
  const later = new Map<number, string[]>()
  for (const { id, channel, complaint_id: complaintId, recipient } of rows) {
    const news = `${channel} ${complaintId ?? id} ${recipient}`
    const before = counts.get(news) ?? 0
    counts.set(news, before + 1)
    if (before > 0)
      later
        .set(before, later.get(before) ?? [])
        .get(before)
        ?.push(id)
  }
  return later
}

/**
 * Makes unsent messages due now, also those given up, and restarts their `giveUpMs`; messages without an address stay as they are. Those about one
 * complaint to one recipient keep their order: each counts as written a millisecond after the one before.
 * @param id one message; null for all
 * @returns number of messages made due
 */
export async function retryWaiting(
  db: Kysely<Database>,
  id: string | null,
  now: Date,
): Promise<number> {
  const set = (ms: number) => {
    const at = new Date(now.getTime() + ms).toISOString()
    return { next_attempt_at: at, attempts: 0, created_at: at }
  }
  let due = 0
  for (const table of tables)
    due += await db.transaction().execute(async (transaction) => {
      const later = id === null ? await laterNews(transaction, table) : []
      let update = transaction
        .updateTable(table)
        .set(set(0))
        .where('sent_at', 'is', null)
        .where('recipient', '!=', '')
      if (id !== null) update = update.where('id', '=', id)
      const { numUpdatedRows } = await update.executeTakeFirst()
      for (const [before, ids] of later)
        for (let start = 0; start < ids.length; start += rowsAtOnce)
          await transaction
            .updateTable(table)
            .set(set(before))
            .where('id', 'in', ids.slice(start, start + rowsAtOnce))
            .where('sent_at', 'is', null)
            .execute()
      return Number(numUpdatedRows)
    })
  return due
}
