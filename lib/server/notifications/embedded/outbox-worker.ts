import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { clockSkewMaxMs } from '@/lib/server/jobs/clock-skew'
import { deleteExpiredMessages } from './delete-expired-messages'
import type { MailChannel } from './mail-channel'
import { type ClaimedMessage, mailQueue, type MessageQueue, type Sender } from './message-queue'
import {
  claimMs,
  giveUpMs,
  longestPauseMs,
  pauseAfter,
  readFailure,
  type SendFailure,
} from './outbox-attempts'

/** Messages per round; the rest waits for the next one. */
const messagesPerRound = 200
/** How long messages to a receiver that just failed wait without an attempt, milliseconds, so that others have their turn. */
const passedOverMs = 60_000

export interface WorkerSettings {
  now: () => Date
  /** One line for the operator; `id` names the message, never its address. */
  report: (
    event: 'message given up' | `${MessageQueue['channel']} channel down`,
    facts: { id?: string; code: string },
  ) => void
  /** True once the process is shutting down. */
  isStopping?: () => boolean
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** Claims a message for one attempt by one conditional update; null when another process was first. */
async function claim(
  db: Kysely<Database>,
  { table }: MessageQueue,
  id: string,
  seenNextAttempt: string,
  now: Date,
) {
  const row = await db
    .updateTable(table)
    .set((set) => ({ next_attempt_at: later(now, claimMs), attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('recipient', '!=', '')
    .where('next_attempt_at', '=', seenNextAttempt)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>

/** Marks a message as sent and clears its address and text; the stop link in a mail goes on working. */
const markSent = (
  db: Kysely<Database>,
  { table, emptied }: MessageQueue,
  { id }: Claimed,
  now: Date,
) =>
  db
    .updateTable(table)
    .set({ ...emptied, sent_at: now.toISOString(), next_attempt_at: null, last_failure: '' })
    .where('id', '=', id)
    .execute()

async function markFailed(
  db: Kysely<Database>,
  { table }: MessageQueue,
  message: Claimed,
  failure: SendFailure,
  { now, report }: WorkerSettings,
) {
  const moment = now()
  const isOver =
    failure.isFinal || moment.getTime() - new Date(message.created_at).getTime() >= giveUpMs
  await db
    .updateTable(table)
    .set({
      next_attempt_at: isOver ? null : later(moment, pauseAfter(message.attempts, failure)),
      last_failure: failure.code,
    })
    .where('id', '=', message.id)
    .where('sent_at', 'is', null)
    // Only while this process still holds the claim.
    .where('next_attempt_at', '=', message.next_attempt_at)
    .execute()
  if (isOver) report('message given up', { id: message.id, code: failure.code })
}

/** A message that is due, and which news it is of. */
interface Due {
  id: string
  complaint_id: string | null
  recipient_hash: string
  created_at: string
  next_attempt_at: string | null
}

/**
 * When an earlier message about the same complaint to the same recipient is tried again; null when none waits. News that overtook each other would
 * leave the recipient with an earlier state as the last word, and a browser shows nothing but the last word.
 */
async function earlierNextAttempt(
  db: Kysely<Database>,
  { table, channel, recipientHash }: MessageQueue,
  { complaint_id: complaintId, recipient_hash: hash, created_at: at }: Due,
): Promise<string | null> {
  if (complaintId === null) return null
  const unsent = await db
    .selectFrom(table)
    .select('next_attempt_at')
    .where('channel', '=', channel)
    .where('complaint_id', '=', complaintId)
    .where(recipientHash, '=', hash)
    .where('recipient', '!=', '')
    .where('sent_at', 'is', null)
    .where('created_at', '<', at)
    .execute()
  // One that was given up waits for nobody.
  const attempts = unsent.flatMap(({ next_attempt_at: next }) => next ?? [])
  return attempts.toSorted().at(-1) ?? null
}

/**
 * Lets a message wait for an earlier one: it is due right behind it, so that rounds which would begin with many such messages reach the earlier
 * ones. One that may be with another process at this moment is waited for a minute at most, because that is sooner done than its claim ends.
 */
function followEarlier(
  db: Kysely<Database>,
  { table }: MessageQueue,
  { id, next_attempt_at: seen }: Due,
  earlier: string,
  now: Date,
) {
  const behind = later(new Date(earlier), 1)
  const isSoon = earlier <= later(now, claimMs)
  const [nextAttempt = behind] = isSoon ? [behind, later(now, passedOverMs)].toSorted() : []
  return db
    .updateTable(table)
    .set({ next_attempt_at: nextAttempt })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '=', seen)
    .execute()
}

/** Lets messages of a round wait without an attempt. */
const passOver = (db: Kysely<Database>, { table }: MessageQueue, ids: string[], now: Date) =>
  db
    .updateTable(table)
    .set({ next_attempt_at: later(now, passedOverMs) })
    .where('id', 'in', ids)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now.toISOString())
    .execute()

/** When a round of this process last looked at a queue, by the clock of then. */
const lastLooks = new WeakMap<Kysely<Database>, Map<string, number>>()

/**
 * Makes messages due that were queued, or put off, before the clock was set back: in the first round of a process, and when it sees the clock go
 * back. In every round it would read all that wait while a mail server is away.
 */
async function adjustToClock(db: Kysely<Database>, { table, channel }: MessageQueue, now: Date) {
  const looks = lastLooks.get(db) ?? new Map<string, number>()
  lastLooks.set(db, looks)
  const last = looks.get(channel)
  looks.set(channel, now.getTime())
  if (last !== undefined && now.getTime() >= last - clockSkewMaxMs) return
  const at = now.toISOString()
  const ahead = db
    .selectFrom(table)
    .select('id')
    .where('channel', '=', channel)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '>', at)
    .where((row) =>
      row.or([
        row('created_at', '>', later(now, clockSkewMaxMs)),
        row('next_attempt_at', '>', later(now, longestPauseMs + clockSkewMaxMs)),
      ]),
    )
    .limit(messagesPerRound)
  const ids = (await ahead.execute()).map(({ id }) => id)
  if (ids.length === 0) return
  // The next round goes on.
  if (ids.length === messagesPerRound) looks.delete(channel)
  await db
    .updateTable(table)
    .set({
      next_attempt_at: at,
      created_at: sql<string>`case when created_at > ${at} then ${at} else created_at end`,
    })
    .where('id', 'in', ids)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '>', at)
    .execute()
}

/** A recipient that cannot be read is a lane of its own: its message fails when it is sent, and holds up no other. */
function laneOf(sender: Sender, recipient: string): string {
  try {
    return sender.laneOf?.(recipient) ?? ''
  } catch {
    return recipient
  }
}

/**
 * One round: sends the messages of a queue that are due, oldest first, and never one before an earlier one about the same complaint to the same
 * recipient. Any number of processes may run it at once, each message is sent by one of them. An unreachable receiver ends the round; where there
 * are several, it only ends their own messages. A process that dies between the receiver's acceptance and `markSent` causes a second delivery with
 * the same id.
 * @returns number of messages sent
 */
export async function sendDue(
  db: Kysely<Database>,
  queue: MessageQueue,
  sender: Sender,
  settings: WorkerSettings,
): Promise<number> {
  const { now, report, isStopping = () => false } = settings
  await adjustToClock(db, queue, now())
  const due = await db
    .selectFrom(queue.table)
    .select(['id', 'complaint_id', 'created_at', 'next_attempt_at', 'recipient'])
    .select(queue.recipientHash.as('recipient_hash'))
    .where('channel', '=', queue.channel)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now().toISOString())
    .where('recipient', '!=', '')
    .orderBy('next_attempt_at')
    .limit(messagesPerRound)
    .execute()
  const down = new Set<string>()
  const passedOver: string[] = []
  let sent = 0
  for (const one of due) {
    if (isStopping()) break
    const { id, next_attempt_at: seen } = one
    const lane = laneOf(sender, one.recipient)
    if (down.has(lane)) {
      passedOver.push(id)
      continue
    }
    const earlier = await earlierNextAttempt(db, queue, one)
    if (earlier !== null) {
      await followEarlier(db, queue, one, earlier, now())
      continue
    }
    const message = seen === null ? null : await claim(db, queue, id, seen, now())
    if (!message) continue
    try {
      await sender.send(message)
    } catch (error) {
      const failure = sender.failureOf(error)
      if (failure.isGone) await sender.forget?.(message)
      else await markFailed(db, queue, message, failure, settings)
      if (!failure.isChannelDown) continue
      report(`${queue.channel} channel down`, { code: failure.code })
      if (!sender.laneOf) break
      down.add(lane)
      continue
    }
    await markSent(db, queue, message, now())
    sent += 1
  }
  if (passedOver.length > 0) await passOver(db, queue, passedOver, now())
  return sent
}

const mailSender = (channel: MailChannel): Sender => ({
  send: ({ id, recipient, subject, body, stop_url: stopUrl }: ClaimedMessage) =>
    channel.send({ id, to: recipient, subject, text: body, stopUrl }),
  failureOf: readFailure,
})

/** One round of mail: deletes expired messages, then sends those that are due. @returns number of messages sent */
export async function sendDueMessages(
  db: Kysely<Database>,
  channel: MailChannel,
  settings: WorkerSettings,
): Promise<number> {
  await deleteExpiredMessages(db, settings.now())
  return sendDue(db, mailQueue, mailSender(channel), settings)
}
