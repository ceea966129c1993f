import type { Kysely } from 'kysely'
import { isEnd } from '@/lib/complaints/statuses'
import { Problem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { erasureRequestsMax, type ExercisedRight } from '@/lib/schemas/complaint-rights'
import type { Database } from '@/lib/server/db/types'
import { deleteContent, withoutContent } from '@/lib/server/retention/embedded/empty-complaints'
import type { ComplaintState } from '../handling/append-event'
import { freeMerged } from '../handling/merged'
import { type ActionContext, type ActionSettings, runAction } from '../handling/run-action'
import { automaticNotes, reporterActor } from '../history-notes'
import { erasureOf } from './read-rights'
import { recordDone, requestTimes, requireFewer } from './record-rights'

/** Empties a complaint as retention does. One in process ends as a withdrawn one, and those merged into it go their own way. */
export async function eraseContent(
  context: ActionContext,
  state: Pick<ComplaintState, 'id' | 'step' | 'status'>,
  actor: string,
): Promise<ComplaintState> {
  const { transaction, at, write } = context
  const isOpen = !isEnd(state.status)
  const written = await write(
    state,
    isOpen ? { status: 'canceled', awaits: null, merged_into_id: null } : {},
    { kind: 'erased', note: automaticNotes.erased, actor, isPublic: false },
  )
  await freeMerged(
    context,
    written.id,
    isOpen ? automaticNotes.mainWithdrawn : automaticNotes.unmerged,
  )
  await transaction
    .updateTable('complaints')
    .set(withoutContent(at))
    .where('id', '=', written.id)
    .execute()
  await deleteContent(transaction, [written.id])
  return written
}

/** Marks the waiting request of a complaint as done; false when none waits. */
async function closeWaiting({ transaction, at }: ActionContext, id: string): Promise<boolean> {
  const closed = await transaction
    .updateTable('complaint_rights')
    .set({ state: 'done', decided_at: at.toISOString() })
    .where('complaint_id', '=', id)
    .where('kind', '=', 'erase')
    .where('state', '=', 'requested')
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

/**
 * Erases an ended complaint at once. One in process becomes a request to the officers, which they decide by its hour; asked again while it
 * waits, the answer is the same request.
 * @throws Problem MOVE_NOT_ALLOWED when it was asked for too often
 */
export async function askErasure(
  db: Kysely<Database>,
  settings: ActionSettings,
  own: ComplaintState,
  locale: Locale,
): Promise<ExercisedRight> {
  const { last } = await erasureOf(db, own.id, locale)
  const isOver = isEnd(own.status)
  if (last?.state === 'requested' && !isOver) return last
  await runAction(db, settings, async (context) => {
    const { transaction, at, write } = context
    if (isOver) {
      const written = await eraseContent(context, own, reporterActor)
      if (!(await closeWaiting(context, own.id))) await recordDone(transaction, own.id, 'erase', at)
      return written
    }
    const written = await write(
      own,
      {},
      {
        kind: 'erasure_requested',
        note: automaticNotes.erasureRequested,
        actor: reporterActor,
        isPublic: false,
      },
    )
    await requireFewer(transaction, own.id, 'erase', erasureRequestsMax)
    await transaction
      .insertInto('complaint_rights')
      .values({
        complaint_id: own.id,
        kind: 'erase',
        state: 'requested',
        ...requestTimes(at),
        decided_at: null,
      })
      .execute()
    return written
  })
  const asked = await erasureOf(db, own.id, locale)
  if (asked.last === null) throw new Problem('MOVED_MEANWHILE')
  return asked.last
}
