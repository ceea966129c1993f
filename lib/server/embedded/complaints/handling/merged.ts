import type { Transaction } from 'kysely'
import { isStopped } from '@/lib/complaints/statuses'
import { Problem } from '@/lib/errors'
import type { Database } from '@/lib/server/db/types'
import { automaticNotes, portalActor } from '../history-notes'
import type { ActionContext } from './run-action'
import {
  type ComplaintChange,
  type ComplaintState,
  type NewEvent,
  stateColumns,
} from './append-event'

/** Complaints joined to a main one; the main one is locked by the event just written, so that nobody joins meanwhile. */
const mergedInto = (transaction: Transaction<Database>, mainId: string) =>
  transaction
    .selectFrom('complaints')
    .select('id')
    .where('merged_into_id', '=', mainId)
    .orderBy('id')
    .execute()

/** Repeats an event of a main complaint on all that are joined to it, in the same transaction. Evidence and messages stay with the main one. */
export async function repeatOnMerged(
  { transaction, write }: ActionContext,
  mainId: string,
  change: Pick<ComplaintChange, 'status' | 'handling_body'>,
  event: NewEvent,
): Promise<void> {
  for (const { id } of await mergedInto(transaction, mainId))
    await write({ id, step: null }, change, event)
}

/** Lets the complaints joined to a main one go on alone, because its reporter has withdrawn it. */
export async function freeMerged(
  { transaction, write }: ActionContext,
  mainId: string,
): Promise<void> {
  for (const { id } of await mergedInto(transaction, mainId))
    await write(
      { id, step: null },
      { merged_into_id: null },
      { kind: 'unmerged', note: automaticNotes.mainWithdrawn, actor: portalActor },
    )
}

/** Takes the lock of a row by changing nothing: afterwards everything read about it stays true until the transaction ends, on both databases. */
async function locked(transaction: Transaction<Database>, id: string): Promise<ComplaintState> {
  const row = await transaction
    .updateTable('complaints')
    .set((columns) => ({ step: columns.ref('step') }))
    .where('id', '=', id)
    .returning(stateColumns)
    .executeTakeFirst()
  if (!row) throw new Problem('MOVED_MEANWHILE')
  return row
}

/**
 * Joins a complaint to a main one and takes over where that one stands. The main one is locked first, as its own events do, so that two
 * officers joining complaints crosswise cannot make a chain.
 * @throws Problem VALIDATION_FAILED on `into` when the main one is itself joined, private (its notes are for its reporter only), withdrawn,
 *   refused or the same; MOVE_NOT_ALLOWED when others are joined to the complaint
 */
export async function joinTo(
  { transaction, write }: ActionContext,
  child: ComplaintState,
  mainId: string,
  actor: string,
): Promise<ComplaintState> {
  const main = await locked(transaction, mainId)
  // What another report lacked is no reason to end this one.
  const isFit =
    main.id !== child.id &&
    main.merged_into_id === null &&
    main.type === 'public' &&
    !isStopped(main.status)
  if (!isFit)
    throw new Problem('VALIDATION_FAILED', { fields: { into: [{ rule: 'unknownChoice' }] } })
  await locked(transaction, child.id)
  if ((await mergedInto(transaction, child.id)).length > 0) throw new Problem('MOVE_NOT_ALLOWED')
  return write(
    { id: child.id, step: child.step },
    { merged_into_id: main.id, status: main.status, awaits: null },
    { kind: 'merged', note: automaticNotes.merged, actor },
  )
}
