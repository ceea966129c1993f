import type { Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import { resolutionDueOn } from '@/lib/complaints/deadlines'
import { Problem } from '@/lib/errors'
import { isEnd } from '@/lib/complaints/statuses'
import type { StepKind } from '@/lib/schemas/complaint-handling'
import type { ComplaintTable } from '@/lib/server/db/complaint-types'
import type { Database } from '@/lib/server/db/types'
import { eventColumns, factColumns, factsOf } from '../statistics/facts'
import { putFacts } from '../statistics/put-facts'

/** Columns that say where a complaint stands. */
export const stateColumns = [
  'id',
  'number',
  'type',
  'step',
  'status',
  'awaits',
  'resolve_due_on',
  'held_reason',
  'merged_into_id',
  'service_class',
  'is_demo',
] as const satisfies readonly (keyof ComplaintTable)[]
export type ComplaintState = Pick<Selectable<ComplaintTable>, (typeof stateColumns)[number]>

/** What a step changes of its complaint; what follows from these (times, step number, due day) the writer sets by itself. */
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

export interface NewStep {
  kind: StepKind
  /** Shown to whoever may see the step. `en` may be empty: the Indonesian note is shown then. */
  note: { id: string; en: string }
  /** Who takes it, for the record; never shown to the public. */
  actor: string
  reasonCode?: string
  body?: string
  /** Jakarta day of an extension. */
  dueOn?: string
  /** False: only reporter and officers see the step. */
  isPublic?: boolean
  /** What officer and reporter write to each other; kept apart, so that it can be removed while the step stays. */
  message?: { author: 'officer' | 'reporter'; text: string }
}

export interface StepContext {
  at: Date
  /** Runs in the transaction after each step, so that what it writes is stored with the step or not at all. */
  onStep?: ((complaintId: string, transaction: Transaction<Database>) => Promise<void>) | undefined
}

/** The columns of a complaint that a step is about, and those that its facts follow from. */
const writtenColumns = [...stateColumns, ...factColumns] as const
type WrittenComplaint = Pick<Selectable<ComplaintTable>, (typeof writtenColumns)[number]>

/** Due day and facts follow from all steps, so they are counted anew after each. */
async function countClocks(
  transaction: Transaction<Database>,
  state: WrittenComplaint,
  at: Date,
): Promise<ComplaintState> {
  const steps = await transaction
    .selectFrom('complaint_history')
    .select(eventColumns)
    .where('complaint_id', '=', state.id)
    .orderBy('step')
    .execute()
  await putFacts(transaction, [factsOf(state, steps)])
  const dueOn = resolutionDueOn({ steps, serviceClass: state.service_class, today: jakartaDay(at) })
  if (dueOn === state.resolve_due_on) return state
  await transaction
    .updateTable('complaints')
    .set({ resolve_due_on: dueOn })
    .where('id', '=', state.id)
    .execute()
  return { ...state, resolve_due_on: dueOn }
}

/**
 * Adds one step to a complaint and changes what the step says: the only way in which a complaint moves. Steps before it are never touched.
 * The change comes first and names the step it has seen, so that of two at once, on whatever connections, one wins.
 * @param target `step` is the last step the caller has seen; null for automatic steps that hold whatever came before
 * @throws Problem MOVED_MEANWHILE when the complaint has moved on since, or is gone
 */
export async function appendEvent(
  transaction: Transaction<Database>,
  { at, onStep }: StepContext,
  target: { id: string; step: number | null },
  change: ComplaintChange,
  step: NewStep,
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
      kind: step.kind,
      note_id: step.note.id,
      note_en: step.note.en,
      reason_code: step.reasonCode ?? '',
      body: step.body ?? '',
      due_on: step.dueOn ?? null,
      is_public: step.isPublic === false ? 0 : 1,
      actor: step.actor,
      at: time,
    })
    .execute()
  if (step.message)
    await transaction
      .insertInto('complaint_messages')
      .values({ complaint_id: state.id, step: state.step, ...step.message })
      .execute()
  const counted = await countClocks(transaction, state, at)
  await onStep?.(state.id, transaction)
  return counted
}
