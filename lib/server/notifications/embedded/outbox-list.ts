import { type Kysely, sql } from 'kysely'
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

/** Most messages about one complaint to one recipient whose order is kept. */
const orderedMax = 1_000

/**
 * Makes unsent messages due now, also those given up, and restarts their `giveUpMs`; messages without an address stay as they are. Those about one
 * complaint to one recipient keep their order: each counts as written a millisecond after the one before. The database alone puts them in it,
 * because a service that was away for days leaves more than belong in memory.
 * @param id one message; null for all
 * @returns number of messages made due
 */
export async function retryWaiting(
  db: Kysely<Database>,
  id: string | null,
  now: Date,
): Promise<number> {
  const moment = (later: number) => new Date(now.getTime() + later).toISOString()
  let due = 0
  for (const table of tables) {
    const waiting = sql`
      select id, row_number() over
        (partition by channel, coalesce(complaint_id, id), recipient order by created_at, id) as place
      from ${sql.table(table)}
      where sent_at is null and recipient <> '' ${id === null ? sql`` : sql`and id = ${id}`}`
    due += await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ most: number | null }>`
        select max(place) as most from (${waiting}) as waiting`.execute(transaction)
      const places = Math.min(rows[0]?.most ?? 0, orderedMax)
      if (places === 0) return 0
      const moments = Array.from(
        { length: places },
        (_, before) => sql`when ${sql.lit(before + 1)} then ${moment(before)}`,
      )
      const at = sql`case place ${sql.join(moments, sql` `)} else ${moment(places)} end`
      const { numAffectedRows } = await sql`
        update ${sql.table(table)} set attempts = 0, next_attempt_at = again.at, created_at = again.at
        from (select id, ${at} as at from (${waiting}) as waiting) as again
        where again.id = ${sql.table(table)}.id`.execute(transaction)
      return Number(numAffectedRows ?? 0)
    })
  }
  return due
}
