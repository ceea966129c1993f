import type { Kysely, Transaction } from 'kysely'
import { Problem } from '@/lib/errors'
import type { HandlingResult } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import {
  type ComplaintChange,
  type ComplaintState,
  type NewEvent,
  stateColumns,
  type EventContext,
  appendEvent,
} from './append-event'

/** What every action on a complaint needs besides the database. */
export interface ActionSettings {
  now: () => Date
  /** Runs in the transaction after each event, so that what it writes is stored with the event or not at all. */
  onEvent?: EventContext['onEvent']
  /** Runs in the transaction that stores a supporter's address. */
  onSupporter?:
    | ((complaintId: string, email: string, transaction: Transaction<Database>) => Promise<void>)
    | undefined
  /** Runs after the commit: lists, numbers and pages about complaints are no longer what they were. */
  onPublicChange?: (() => void) | undefined
}

/** One action under way: everything written through it is stored together. */
export interface ActionContext {
  transaction: Transaction<Database>
  at: Date
  write: (
    target: { id: string; step: number | null },
    change: ComplaintChange,
    event: NewEvent,
  ) => Promise<ComplaintState>
}

export const resultOf = ({
  number,
  step,
  status,
  awaits,
  resolve_due_on: dueOn,
}: ComplaintState): HandlingResult => ({
  complaint_number: number,
  step,
  status,
  awaits,
  resolve_due_on: dueOn,
})

/** Runs an action in one transaction and tells afterwards that something changed. @returns what the complaint became */
export async function runAction(
  db: Kysely<Database>,
  { now, onEvent, onPublicChange }: ActionSettings,
  work: (context: ActionContext) => Promise<ComplaintState>,
): Promise<HandlingResult> {
  const at = now()
  const state = await db.transaction().execute((transaction) =>
    work({
      transaction,
      at,
      write: (target, change, event) =>
        appendEvent(transaction, { at, onEvent }, target, change, event),
    }),
  )
  onPublicChange?.()
  return resultOf(state)
}

/**
 * Where a complaint stands, for an officer.
 * @throws Problem ITEM_NOT_FOUND for an unknown number, MOVED_MEANWHILE when the officer has seen another event than the last
 */
export async function stateOf(
  db: Kysely<Database>,
  number: string,
  seenStep: number | undefined,
): Promise<ComplaintState> {
  const state = await db
    .selectFrom('complaints')
    .select(stateColumns)
    .where('number', '=', parseComplaintNumber(number) ?? '')
    .executeTakeFirst()
  if (!state) throw new Problem('ITEM_NOT_FOUND')
  if (seenStep !== undefined && seenStep !== state.step) throw new Problem('MOVED_MEANWHILE')
  return state
}
