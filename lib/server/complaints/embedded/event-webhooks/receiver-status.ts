import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { lastPosition, listEvents } from '../handling/list-events'
import { findState, isLeased, type ReceiverState } from './receiver-state'

/** Most events that are counted as waiting. */
export const waitingMax = 10_000

/** When the oldest step happened that a receiver has not taken; null without any, or while it has not begun. */
export async function oldestWaiting(db: Kysely<Database>, name: string): Promise<string | null> {
  const state = await findState(db, name)
  if (!state) return null
  const { data } = await listEvents(db, { after: state.position, limit: 1 })
  return data[0]?.at ?? null
}

/** Number of events behind a position, at most `waitingMax` and one. */
export async function countWaiting(db: Kysely<Database>, position: number): Promise<number> {
  const { events } = await db
    .selectFrom((from) =>
      from
        .selectFrom('complaint_events')
        .select('position')
        .where('position', '>', position)
        .orderBy('position')
        .limit(waitingMax + 1)
        .as('waiting'),
    )
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow()
  return events
}

export interface ReceiverStatus {
  name: string
  /** `removed`: the settings no longer name it. */
  state: 'not begun' | 'following' | 'delivering' | 'retrying' | 'stopped' | 'removed'
  /** Of the last event that it took or that was passed over; null while it has not begun. */
  position: number | null
  waiting: number
  oldestAt: string | null
  attempts: number
  nextAttemptAt: string | null
  lastAttemptAt: string | null
  lastOutcome: string
}

const unknown: Omit<ReceiverStatus, 'name'> = {
  state: 'not begun',
  position: null,
  waiting: 0,
  oldestAt: null,
  attempts: 0,
  nextAttemptAt: null,
  lastAttemptAt: null,
  lastOutcome: '',
}

function stateOf(row: ReceiverState, isNamed: boolean, now: Date): ReceiverStatus['state'] {
  if (!isNamed) return 'removed'
  if (row.next_attempt_at === null) return 'stopped'
  if (isLeased(row, now)) return 'delivering'
  return row.attempts > 0 ? 'retrying' : 'following'
}

/** How far each receiver of the settings is, and those that were taken out of them. */
export async function readReceivers(
  db: Kysely<Database>,
  names: readonly string[],
  now: Date,
): Promise<ReceiverStatus[]> {
  const rows = await db.selectFrom('event_receivers').selectAll().orderBy('name').execute()
  const known = await Promise.all(
    rows.map(async (row) => ({
      name: row.name,
      state: stateOf(row, names.includes(row.name), now),
      position: row.position,
      waiting: await countWaiting(db, row.position),
      oldestAt: await oldestWaiting(db, row.name),
      attempts: row.attempts,
      nextAttemptAt: row.next_attempt_at,
      lastAttemptAt: row.last_attempt_at,
      lastOutcome: row.last_outcome,
    })),
  )
  const others = names.filter((name) => !rows.some((row) => row.name === name))
  return [...known, ...others.map((name) => ({ name, ...unknown }))]
}

/**
 * Lets a receiver go on with the event of a position, earlier or later than where it is, also when it had stopped. Running servers send it;
 * a call that is under way ends first.
 * @returns false when the position lies more than one behind the last event
 */
export async function replayEvents(
  db: Kysely<Database>,
  name: string,
  from: number,
  now: Date,
): Promise<boolean> {
  if (from > (await lastPosition(db)) + 1) return false
  const values = { position: from - 1, next_attempt_at: now.toISOString() }
  await db
    .insertInto('event_receivers')
    .values({ name, ...values })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        ...values,
        pending_until: null,
        attempts: 0,
        replays: row('event_receivers.replays', '+', 1),
      })),
    )
    .execute()
  return true
}
