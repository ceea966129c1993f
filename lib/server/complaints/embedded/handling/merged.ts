import type { Transaction } from 'kysely'
import { isStopped } from '@/lib/complaints/statuses'
import { Problem } from '@/lib/errors'
import type { Database } from '@/lib/server/db/types'
import { automaticNotes, portalActor } from '../history-notes'
import { type ActionContext, isEmptied } from './run-action'
import {
  type ComplaintChange,
  type ComplaintState,
  type NewEvent,
  stateColumns,
} from './append-event'

/**
 * Complaints merged into a main one, whose row is locked by the event just written, so that none can be added meanwhile. They are locked too, by an
 * update without a change: one that its reporter withdraws or takes out at this moment is left out, or waits and finds itself moved.
 */
async function mergedInto(transaction: Transaction<Database>, mainId: string) {
  const rows = await transaction
    .updateTable('complaints')
    .set((columns) => ({ step: columns.ref('step') }))
    .where('merged_into_id', '=', mainId)
    .returning('id')
    .execute()
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Copies an event of a main complaint to all merged into it, in the same transaction. Evidence, documents and messages stay with the main one. */
export async function repeatOnMerged(
  { transaction, write }: ActionContext,
  mainId: string,
  change: Pick<ComplaintChange, 'status' | 'handling_body'>,
  event: NewEvent,
): Promise<void> {
  for (const { id } of await mergedInto(transaction, mainId))
    await write({ id, step: null }, change, event)
}

/** Unmerges all complaints from a main one that its reporter took away, or that stopped for its own report. @param note why, as their readers see it */
export async function freeMerged(
  { transaction, write }: ActionContext,
  mainId: string,
  note: NewEvent['note'] = automaticNotes.mainWithdrawn,
): Promise<void> {
  for (const { id } of await mergedInto(transaction, mainId))
    await write(
      { id, step: null },
      { merged_into_id: null },
      { kind: 'unmerged', note, actor: portalActor },
    )
}

/**
 * Locks rows by updates without a change, which works on both databases: later reads of them stay valid until the transaction ends. In the order
 * of ids, so that two officers merging complaints into each other wait for one another instead of deadlocking.
 */
async function locked(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ComplaintState>> {
  const rows = new Map<string, ComplaintState>()
  for (const id of ids.toSorted()) {
    const row = await transaction
      .updateTable('complaints')
      .set((columns) => ({ step: columns.ref('step') }))
      .where('id', '=', id)
      .returning(stateColumns)
      .executeTakeFirst()
    if (row) rows.set(id, row)
  }
  return rows
}

/**
 * Merges a complaint into a main one and takes over its status and office. Both are locked first, so that two officers merging complaints into
 * each other cannot create a chain.
 * @throws Problem VALIDATION_FAILED on `into` when the main one is itself merged, private (its notes are for its reporter only), emptied,
 *   withdrawn, refused or the same; MOVE_NOT_ALLOWED when others are merged into the complaint
 */
export async function joinTo(
  { transaction, write }: ActionContext,
  child: ComplaintState,
  mainId: string,
  actor: string,
): Promise<ComplaintState> {
  const main = (await locked(transaction, [mainId, child.id])).get(mainId)
  if (!main) throw new Problem('MOVED_MEANWHILE')
  // Merging into a stopped complaint would stop this one for what the other lacked.
  const isFit =
    main.id !== child.id &&
    main.merged_into_id === null &&
    main.type === 'public' &&
    !isEmptied(main) &&
    !isStopped(main.status)
  if (!isFit) throw new Problem('VALIDATION_FAILED', { fields: { into: [{ rule: 'unfitMain' }] } })
  if ((await mergedInto(transaction, child.id)).length > 0) throw new Problem('MOVE_NOT_ALLOWED')
  return write(
    { id: child.id, step: child.step },
    {
      merged_into_id: main.id,
      status: main.status,
      handling_body: main.handling_body,
      awaits: null,
    },
    { kind: 'merged', note: automaticNotes.merged, actor },
  )
}
