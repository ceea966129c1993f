import type { Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import { resolutionDueOn } from '@/lib/complaints/deadlines'
import { Problem } from '@/lib/errors'
import { isEnd } from '@/lib/complaints/statuses'
import type { EventKind } from '@/lib/schemas/complaint-handling'
import type { ComplaintTable } from '@/lib/server/db/complaint-types'
import type { Database } from '@/lib/server/db/types'
import { noteLeftover } from '../rights/note-leftover'
import { eventColumns, factColumns, factsOf } from '../statistics/facts'
import { putFacts } from '../statistics/put-facts'

export const stateColumns = [
  'id',
  'number',
  'type',
  'step',
  'status',
  'awaits',
  'handling_body',
  'resolve_due_on',
  'held_reason',
  'merged_into_id',
  'service_class',
  'is_demo',
  'title',
] as const satisfies readonly (keyof ComplaintTable)[]
export type ComplaintState = Pick<Selectable<ComplaintTable>, (typeof stateColumns)[number]>

/** Columns that an event changes in its complaint; derived ones (times, number, due day) are set by `appendEvent`. */
export type ComplaintChange = Omit<
  Updateable<ComplaintTable>,
  | 'id'
  | 'number'
  | 'step'
  | 'updated_at'
  | 'verified_at'
  | 'closed_at'
  | 'awaits_since'
  | 'resolve_due_on'
>

export interface NewEvent {
  kind: EventKind
  /** Shown to whoever may see the event. `en` may be empty: the Indonesian note is shown then. */
  note: { id: string; en: string }
  /** Who caused it; never shown to the public. */
  actor: string
  reasonCode?: string
  body?: string
  /** Jakarta day of an extension. */
  dueOn?: string
  /** False: only reporter and officers see the event. */
  isPublic?: boolean
  /** Message between officer and reporter; stored apart, so that it can be deleted while the event stays. */
  message?: { author: 'officer' | 'reporter'; text: string }
}

export interface EventContext {
  at: Date
  /** Runs in the transaction of each event: its writes are committed with the event or not at all. */
  onEvent?: ((complaintId: string, transaction: Transaction<Database>) => Promise<void>) | undefined
}

/** Columns of a complaint that an event changes, and those that its statistics facts are calculated from. */
const writtenColumns = [...stateColumns, ...factColumns] as const
type WrittenComplaint = Pick<Selectable<ComplaintTable>, (typeof writtenColumns)[number]>

/** Due day and facts depend on all events, so they are recalculated after each. */
async function countClocks(
  transaction: Transaction<Database>,
  state: WrittenComplaint,
  at: Date,
): Promise<ComplaintState> {
  const events = await transaction
    .selectFrom('complaint_history')
    .select(eventColumns)
    .where('complaint_id', '=', state.id)
    .orderBy('step')
    .execute()
  await putFacts(transaction, [factsOf(state, events)])
  const dueOn = resolutionDueOn({
    events,
    serviceClass: state.service_class,
    today: jakartaDay(at),
  })
  if (dueOn === state.resolve_due_on) return state
  await transaction
    .updateTable('complaints')
    .set({ resolve_due_on: dueOn })
    .where('id', '=', state.id)
    .execute()
  return { ...state, resolve_due_on: dueOn }
}

/**
 * Appends one event and updates the complaint: the only function that changes its status. Earlier events are never changed.
 * The update comes first, on condition of the last event seen, so that of two concurrent calls one wins.
 * @param target `step` is the last event the caller has seen; null for automatic events that apply in any state
 * @throws Problem MOVED_MEANWHILE when the complaint has a later event, or is deleted
 */
export async function appendEvent(
  transaction: Transaction<Database>,
  { at, onEvent }: EventContext,
  target: { id: string; step: number | null },
  change: ComplaintChange,
  event: NewEvent,
): Promise<ComplaintState> {
  const time = at.toISOString()
  let update = transaction
    .updateTable('complaints')
    .set(change)
    .set((row) => ({ step: row('step', '+', 1), updated_at: time }))
    .where('id', '=', target.id)
  if (target.step !== null) update = update.where('step', '=', target.step)
  if (change.status !== undefined)
    update = update.set({ closed_at: isEnd(change.status) ? time : null })
  if (change.status === 'verified')
    update = update.set({ verified_at: sql<string>`coalesce(verified_at, ${time})` })
  if (change.awaits !== undefined)
    update = update.set({ awaits_since: change.awaits === null ? null : time })
  const state = await update.returning(writtenColumns).executeTakeFirst()
  if (!state) throw new Problem('MOVED_MEANWHILE')
  await transaction
    .insertInto('complaint_history')
    .values({
      complaint_id: state.id,
      step: state.step,
      status: state.status,
      kind: event.kind,
      note_id: event.note.id,
      note_en: event.note.en,
      reason_code: event.reasonCode ?? '',
      body: event.body ?? '',
      due_on: event.dueOn ?? null,
      is_public: event.isPublic === false ? 0 : 1,
      actor: event.actor,
      at: time,
    })
    .execute()
  if (event.message) {
    await transaction
      .insertInto('complaint_messages')
      .values({ complaint_id: state.id, step: state.step, ...event.message })
      .execute()
    await noteLeftover(transaction, state.id)
  }
  const counted = await countClocks(transaction, state, at)
  await onEvent?.(state.id, transaction)
  return counted
}
