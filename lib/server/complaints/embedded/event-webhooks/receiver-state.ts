import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { EventReceiverTable } from '@/lib/server/db/event-receiver-types'
import type { Database } from '@/lib/server/db/types'
import { clockSkewMaxMs } from '@/lib/server/jobs/clock-skew'
import { lastPosition } from '../handling/list-events'

/** How long a lease lasts, milliseconds, should its process die; longer than a call and what is written before and after it. */
const leaseMs = 60_000

export type ReceiverState = Selectable<EventReceiverTable>

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

export const findState = (db: Kysely<Database>, name: string): Promise<ReceiverState | undefined> =>
  db.selectFrom('event_receivers').selectAll().where('name', '=', name).executeTakeFirst()

/** A receiver that nobody knew begins behind the last event so far. */
export async function beginAtEnd(db: Kysely<Database>, name: string, now: Date): Promise<void> {
  const position = await lastPosition(db)
  await db
    .insertInto('event_receivers')
    .values({ name, position, next_attempt_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A lease that ends later than this was taken by a clock that was ahead. */
const lastLeaseEnd = (now: Date) => later(now, leaseMs + clockSkewMaxMs)

/** Whether some process holds a lease that is not void. */
export const isLeased = ({ lease_ends_at: end }: ReceiverState, now: Date) =>
  end > now.toISOString() && end <= lastLeaseEnd(now)

/** Whether the pause was set by a clock that was ahead; a receiver that was never called has none. */
const isPauseOfWrongClock = (
  { next_attempt_at: next, last_attempt_at: last }: ReceiverState,
  now: Date,
) => (last ?? next ?? '') > later(now, clockSkewMaxMs)

export const isDue = (state: ReceiverState, now: Date) =>
  state.next_attempt_at !== null &&
  (state.next_attempt_at <= now.toISOString() || isPauseOfWrongClock(state, now)) &&
  !isLeased(state, now)

/**
 * Takes a receiver for one piece of events, by one conditional update.
 * @param until position of the last event of the piece
 * @returns undefined when another process was first, or somebody has replayed meanwhile
 */
export const claim = (
  db: Kysely<Database>,
  { name, position, attempts, replays }: ReceiverState,
  until: number,
  now: Date,
): Promise<ReceiverState | undefined> =>
  db
    .updateTable('event_receivers')
    .set({
      pending_until: until,
      attempts: attempts + 1,
      lease: randomUUID(),
      lease_ends_at: later(now, leaseMs),
      last_attempt_at: now.toISOString(),
    })
    .where('name', '=', name)
    // As they were seen: every outcome changes one of them.
    .where('position', '=', position)
    .where('attempts', '=', attempts)
    .where('replays', '=', replays)
    .where((is) =>
      is.or([
        is('lease_ends_at', '<=', now.toISOString()),
        is('lease_ends_at', '>', lastLeaseEnd(now)),
      ]),
    )
    .returningAll()
    .executeTakeFirst()

/** What is written of a receiver, by the process that still holds its lease. */
async function write(
  db: Kysely<Database>,
  { name, lease, replays }: ReceiverState,
  values: Partial<ReceiverState>,
): Promise<boolean> {
  const { numUpdatedRows: rows } = await db
    .updateTable('event_receivers')
    .set(values)
    .where('name', '=', name)
    .where('lease', '=', lease)
    .where('replays', '=', replays)
    .executeTakeFirst()
  return rows > 0n
}

const released = { lease: '', lease_ends_at: '' } as const

/** Gives a lease back, also after a replay; nothing happens when another process holds it by now. */
export async function release(db: Kysely<Database>, { name, lease }: ReceiverState): Promise<void> {
  await db
    .updateTable('event_receivers')
    .set(released)
    .where('name', '=', name)
    .where('lease', '=', lease)
    .execute()
}

/**
 * Moves a receiver behind events that it took or that were passed over, and keeps the lease for the next call.
 * @param outcome `delivered`, or the code of the refusal
 * @returns false when the lease was lost or somebody has replayed
 */
export const advance = (
  db: Kysely<Database>,
  state: ReceiverState,
  until: number,
  outcome: string,
  now: Date,
): Promise<boolean> =>
  write(db, state, {
    position: until,
    pending_until: null,
    attempts: 0,
    last_outcome: outcome,
    lease_ends_at: later(now, leaseMs),
  })

/** Notes a failure. @param pauseMs until the next attempt; null for none */
export const noteFailure = (
  db: Kysely<Database>,
  state: ReceiverState,
  code: string,
  pauseMs: number | null,
  now: Date,
): Promise<boolean> =>
  write(db, state, {
    next_attempt_at: pauseMs === null ? null : later(now, pauseMs),
    last_outcome: code,
  })
