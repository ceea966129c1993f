import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { deleteExpiredMessages } from './delete-expired-messages'
import type { MailChannel } from './mail-channel'
import { claimMs, giveUpMs, pauseMs, readFailure } from './outbox-attempts'

/** Messages per round; the rest waits for the next one. */
const messagesPerRound = 200

export interface WorkerSettings {
  now: () => Date
  /** One line for the operator; `id` names the message, never its address. */
  report: (
    event: 'message given up' | 'mail channel down',
    facts: { id?: string; code: string },
  ) => void
  /** True once the process is shutting down. */
  isStopping?: () => boolean
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** Claims a message for one attempt by one conditional update; null when another process was first. */
async function claim(db: Kysely<Database>, id: string, seenNextAttempt: string, now: Date) {
  const row = await db
    .updateTable('outbox')
    .set((set) => ({ next_attempt_at: later(now, claimMs), attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('recipient', '!=', '')
    .where('next_attempt_at', '=', seenNextAttempt)
    .returning([
      'id',
      'recipient',
      'subject',
      'body',
      'stop_url',
      'created_at',
      'attempts',
      'next_attempt_at',
    ])
    .executeTakeFirst()
  return row ?? null
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>

/** Marks a message as sent and clears its address and text; the stop link in it goes on working. */
const markSent = (db: Kysely<Database>, { id }: Claimed, now: Date) =>
  db
    .updateTable('outbox')
    .set({
      sent_at: now.toISOString(),
      next_attempt_at: null,
      recipient: '',
      subject: '',
      body: '',
      stop_url: '',
      last_failure: '',
    })
    .where('id', '=', id)
    .execute()

async function markFailed(
  db: Kysely<Database>,
  message: Claimed,
  code: string,
  isFinal: boolean,
  { now, report }: WorkerSettings,
) {
  const moment = now()
  const isOver = isFinal || moment.getTime() - new Date(message.created_at).getTime() >= giveUpMs
  await db
    .updateTable('outbox')
    .set({
      next_attempt_at: isOver ? null : later(moment, pauseMs(message.attempts)),
      last_failure: code,
    })
    .where('id', '=', message.id)
    .where('sent_at', 'is', null)
    // Only while this process still holds the claim.
    .where('next_attempt_at', '=', message.next_attempt_at)
    .execute()
  if (isOver) report('message given up', { id: message.id, code })
}

/**
 * One round: deletes expired messages, then sends those that are due, oldest first. Any number of processes may run it
 * at once, each message is sent by one of them. An unreachable server ends the round; the rest stays due. A process that dies
 * between the server's acceptance and `markSent` causes a second delivery with the same Message-ID.
 * @returns number of messages sent
 */
export async function sendDueMessages(
  db: Kysely<Database>,
  channel: MailChannel,
  settings: WorkerSettings,
): Promise<number> {
  const { now, report, isStopping = () => false } = settings
  await deleteExpiredMessages(db, now())
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'next_attempt_at'])
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now().toISOString())
    .orderBy('next_attempt_at')
    .limit(messagesPerRound)
    .execute()
  let sent = 0
  for (const { id, next_attempt_at: seen } of due) {
    if (isStopping()) break
    const message = seen === null ? null : await claim(db, id, seen, now())
    if (!message) continue
    try {
      await channel.send({
        id,
        to: message.recipient,
        subject: message.subject,
        text: message.body,
        stopUrl: message.stop_url,
      })
    } catch (error) {
      const failure = readFailure(error)
      await markFailed(db, message, failure.code, failure.isFinal, settings)
      if (!failure.isChannelDown) continue
      report('mail channel down', { code: failure.code })
      break
    }
    await markSent(db, message, now())
    sent += 1
  }
  return sent
}
