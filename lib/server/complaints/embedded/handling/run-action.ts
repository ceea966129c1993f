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

/** Dependencies of every action on a complaint besides the database. */
export interface ActionSettings {
  now: () => Date
  /** Runs in the transaction of each event: its writes are committed with the event or not at all. */
  onEvent?: EventContext['onEvent']
  /** Runs in the transaction that stores a supporter's address. */
  onSupporter?:
    | ((complaintId: string, email: string, transaction: Transaction<Database>) => Promise<void>)
    | undefined
  /** Runs after the commit, to purge cached lists, numbers and pages of complaints. */
  onPublicChange?: (() => void) | undefined
}

/** One running action, whose writes are committed together. */
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

/** Runs an action in one transaction and calls `onPublicChange` after the commit. @returns the complaint after it */
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

/** Its text was erased, by its reporter or by retention. */
export const isEmptied = ({ title }: Pick<ComplaintState, 'title'>) => title === ''

/**
 * The current state of a complaint, for an officer.
 * @throws Problem ITEM_NOT_FOUND for an unknown number, MOVED_MEANWHILE when the officer has not seen the last event, MOVE_NOT_ALLOWED for an
 *   emptied complaint: what is added to it could neither be read by its reporter nor be erased
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
  if (isEmptied(state)) throw new Problem('MOVE_NOT_ALLOWED')
  return state
}
