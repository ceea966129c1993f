import type { Kysely, Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import type { ActionSettings } from '../handling/run-action'
import { appendEvent, type EventContext } from '../handling/append-event'
import { portalActor } from '../history-notes'
import { browserAt, publicComplaintId } from './supporters'

/** Flags of different browsers that hide a complaint until an officer has checked it. */
const flagsToHold = 3

const heldNote = {
  id: 'Beberapa pembaca menandai aduan ini. Petugas melihatnya dahulu sebelum aduan tampil lagi untuk umum. Penanganannya tetap berjalan.',
  en: 'Several readers marked this complaint. An officer looks before it is shown to the public again. It is handled all the same.',
}

/** Flags since an officer last released the complaint. */
async function countFlags(db: Kysely<Database>, complaintId: string): Promise<number> {
  const { flags } = await db
    .selectFrom('complaint_flags')
    .select((select) => select.fn.countAll<number>().as('flags'))
    .where('complaint_id', '=', complaintId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('complaint_history as step')
            .select('step.step')
            .whereRef('step.complaint_id', '=', 'complaint_flags.complaint_id')
            .where('step.kind', '=', 'released')
            .whereRef('step.at', '>=', 'complaint_flags.created_at'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return flags
}

/** Hides a complaint, with an event. */
async function hold(
  transaction: Transaction<Database>,
  complaintId: string,
  { at, onEvent }: EventContext,
): Promise<void> {
  const event = {
    kind: 'held',
    note: heldNote,
    reasonCode: 'flagged',
    actor: portalActor,
    isPublic: false,
  } as const
  await appendEvent(
    transaction,
    { at, onEvent },
    { id: complaintId, step: null },
    { held_reason: 'flagged' },
    event,
  )
}

/**
 * Stores a reader's flag; a browser counts once. The third browser since an officer last released the complaint
 * hides it, in the same transaction: a flag without the hold that it calls for would never get it.
 * @returns false when there is no such public complaint
 */
export async function addFlag(
  db: Kysely<Database>,
  number: string,
  { browserId, reason }: { browserId: string; reason: string },
  settings: ActionSettings,
): Promise<boolean> {
  const id = await publicComplaintId(db, number)
  if (id === null) return false
  const at = settings.now()
  const isHeld = await db.transaction().execute(async (transaction) => {
    // Locks the complaint: of flags at the same moment each counts those before it, and one of them hides it.
    const open = await transaction
      .updateTable('complaints')
      .set((columns) => ({ step: columns.ref('step') }))
      .where('id', '=', id)
      .where('held_reason', 'is', null)
      .returning('id')
      .executeTakeFirst()
    await transaction
      .insertInto('complaint_flags')
      .values({
        complaint_id: id,
        flagger_hash: browserAt(id, browserId),
        reason,
        created_at: at.toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (!open || (await countFlags(transaction, id)) < flagsToHold) return false
    await hold(transaction, id, { at, onEvent: settings.onEvent })
    return true
  })
  if (isHeld) settings.onPublicChange?.()
  return true
}
