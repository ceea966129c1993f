import type { Kysely } from 'kysely'
import type { EventReceiver } from '@/lib/settings/event-receivers'
import type { ComplaintEvent, EventPage } from '@/lib/schemas/complaint-events'
import type { Database } from '@/lib/server/db/types'
import {
  deliveryFailure,
  isContentRefused,
  isGone,
} from '@/lib/server/notifications/embedded/channels/http-delivery'
import { postSigned } from '@/lib/server/notifications/embedded/channels/signed-webhook'
import { pauseAfter } from '@/lib/server/notifications/embedded/outbox-attempts'
import type { logEvent } from '@/lib/server/observability/log-event'
import { listEvents } from '../handling/list-events'
import {
  advance,
  beginAtEnd,
  claim,
  findState,
  isDue,
  noteFailure,
  type ReceiverState,
  release,
} from './receiver-state'

/** Events of one call. */
const pieceMax = 100
/** Longest pause between two attempts that the receiver did not ask for, milliseconds: a system that is back follows within the hour. */
const longestPauseMs = 60 * 60_000

export interface DeliverySettings {
  now: () => Date
  log: typeof logEvent
  /** True once the process is shutting down. */
  isStopping: () => boolean
  timeoutMs?: number
}

interface Piece {
  page: EventPage
  /** Position of its last event. */
  until: number
}

const positionOf = ({ cursor }: ComplaintEvent) => Number(cursor)

/** The next events of a receiver, or those that it was sent and did not take; null without any. */
async function nextPiece(
  db: Kysely<Database>,
  { position, pending_until: pending }: ReceiverState,
): Promise<Piece | null> {
  const page = await listEvents(db, { after: position, limit: pieceMax })
  const last = page.data.at(-1)
  if (!last) return null
  const data = page.data.filter((event) => pending === null || positionOf(event) <= pending)
  const lastPending = data.at(-1)
  // Nothing is left of a piece whose complaints were deleted.
  if (pending === null || !lastPending) return { page, until: positionOf(last) }
  const isLast = page.meta.is_last && data.length === page.data.length
  return {
    page: { data, meta: { cursor: lastPending.cursor, is_last: isLast } },
    until: pending,
  }
}

/** Names a call after its receiver and the positions that it brings, so that a repeat has the same id whichever process sends it. */
const idOf = ({ name, position, replays }: ReceiverState, until: number) =>
  `events-${name}-${position}-${until}${replays > 0 ? `-r${replays}` : ''}`

/** Brings claimed events to one receiver, and writes down what came of it. */
class Round {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly receiver: EventReceiver,
    private state: ReceiverState,
    private readonly settings: DeliverySettings,
  ) {}

  private post(page: EventPage, until: number): Promise<void> {
    const { now, timeoutMs } = this.settings
    const { url, secrets } = this.receiver
    return postSigned(
      { url, secrets, now, timeoutMs },
      idOf(this.state, until),
      JSON.stringify(page),
    )
  }

  private async moveTo(until: number, outcome: string): Promise<boolean> {
    const isOurs = await advance(this.db, this.state, until, outcome, this.settings.now())
    this.state = { ...this.state, position: until, attempts: 0 }
    return isOurs
  }

  private async fail(error: unknown): Promise<false> {
    const { now, log } = this.settings
    const { name: receiver } = this.receiver
    const failure = deliveryFailure(error)
    const { code } = failure
    // An event that was passed over before this one ended the count of failures.
    const attempts = Math.max(1, this.state.attempts)
    const pauseMs = isGone(error) ? null : pauseAfter(attempts, failure, longestPauseMs)
    await noteFailure(this.db, this.state, code, pauseMs, now())
    if (pauseMs === null) log('error', 'event receiver stopped', { receiver, code })
    else log('warn', 'event receiver failed', { receiver, code, pauseMs })
    return false
  }

  private passOver(event: ComplaintEvent, error: unknown): Promise<boolean> {
    const { code } = deliveryFailure(error)
    const position = positionOf(event)
    this.settings.log('error', 'event refused', { receiver: this.receiver.name, position, code })
    return this.moveTo(position, code)
  }

  /** Each event alone, so that one which the receiver refuses holds up no other. */
  private async sendSingly({ data, meta }: EventPage): Promise<boolean> {
    for (const [index, event] of data.entries()) {
      if (this.settings.isStopping()) return false
      const isLast = meta.is_last && index === data.length - 1
      const page = { data: [event], meta: { cursor: event.cursor, is_last: isLast } }
      const until = positionOf(event)
      try {
        await this.post(page, until)
      } catch (error) {
        if (!isContentRefused(error)) return this.fail(error)
        if (!(await this.passOver(event, error))) return false
        continue
      }
      if (!(await this.moveTo(until, 'delivered'))) return false
    }
    return true
  }

  /** @returns whether the next piece may follow at once */
  async send({ page, until }: Piece): Promise<boolean> {
    try {
      await this.post(page, until)
    } catch (error) {
      if (!isContentRefused(error)) return this.fail(error)
      const [event, second] = page.data
      return event && !second ? this.passOver(event, error) : this.sendSingly(page)
    }
    return this.moveTo(until, 'delivered')
  }
}

/** @returns whether another piece may follow at once */
async function deliverPiece(
  db: Kysely<Database>,
  receiver: EventReceiver,
  settings: DeliverySettings,
): Promise<boolean> {
  const { now } = settings
  const seen = await findState(db, receiver.name)
  if (!seen) await beginAtEnd(db, receiver.name, now())
  if (!seen || !isDue(seen, now())) return false
  const piece = await nextPiece(db, seen)
  const state = piece && (await claim(db, seen, piece.until, now()))
  if (!state) return false
  try {
    return await new Round(db, receiver, state, settings).send(piece)
  } finally {
    await release(db, state)
  }
}

/**
 * Sends a receiver what it has not taken yet, in order, a bounded piece a call. Any number of processes may run it at once, one of them delivers
 * to a receiver. Whoever dies between the receiver's 2xx and the note of it causes a second delivery under the same id.
 */
export async function deliverEvents(
  db: Kysely<Database>,
  receiver: EventReceiver,
  settings: DeliverySettings,
): Promise<void> {
  while (!settings.isStopping() && (await deliverPiece(db, receiver, settings)));
}
