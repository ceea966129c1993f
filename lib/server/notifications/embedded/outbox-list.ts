import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'

export interface WaitingMessage {
  id: string
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
  if (address === '') return '-'
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***${domain.slice(domain.lastIndexOf('.'))}`
}

/** Unsent messages, the oldest first. @param limit most rows */
export async function listWaiting(db: Kysely<Database>, limit: number): Promise<WaitingMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('complaints', 'complaints.id', 'outbox.complaint_id')
    .select([
      'outbox.id',
      'complaints.number',
      'outbox.recipient',
      'outbox.created_at',
      'outbox.attempts',
      'outbox.next_attempt_at',
      'outbox.last_failure',
    ])
    .where('outbox.sent_at', 'is', null)
    .orderBy('outbox.created_at')
    .orderBy('outbox.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    recipient: maskedAddress(row.recipient),
    createdAt: row.created_at,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    lastFailure: row.last_failure,
  }))
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

/**
 * Makes unsent messages due now, also those given up, and restarts their `giveUpMs`; messages without an address stay as they are.
 * @param id one message; null for all
 * @returns number of messages made due
 */
export async function retryWaiting(
  db: Kysely<Database>,
  id: string | null,
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  let update = db
    .updateTable('outbox')
    .set({ next_attempt_at: at, attempts: 0, created_at: at })
    .where('sent_at', 'is', null)
    .where('recipient', '!=', '')
  if (id !== null) update = update.where('id', '=', id)
  const result = await update.executeTakeFirst()
  return Number(result.numUpdatedRows)
}
