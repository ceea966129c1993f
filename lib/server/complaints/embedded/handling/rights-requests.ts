import type { Kysely } from 'kysely'
import { jakartaTime } from '@/lib/jakarta'
import { Problem } from '@/lib/errors'
import type { HandlingResult } from '@/lib/schemas/complaint-handling'
import type { RightsDecision, RightsQuery, RightsRequest } from '@/lib/schemas/complaint-rights'
import { metaOf, type Page, rowsBefore } from '@/lib/schemas/list'
import type { Database } from '@/lib/server/db/types'
import { automaticNotes } from '../history-notes'
import { eraseContent } from '../rights/erase-complaint'
import { type ActionSettings, runAction, stateOf } from './run-action'

/** Counts and page numbers stop here. Requests are answered within three days, so far fewer wait. */
const countMax = 10_000

/** Requests of reporters that wait for an officer, by the hour by which each is due. */
export async function listRightsRequests(
  db: Kysely<Database>,
  { page, per_page: perPage }: RightsQuery,
  now: Date,
): Promise<Page<RightsRequest>> {
  const waiting = db.selectFrom('complaint_rights').where('state', '=', 'requested')
  const { count } = await db
    .selectFrom(
      waiting
        .select('due_at')
        .orderBy('due_at')
        .limit(countMax + 1)
        .as('some'),
    )
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const first = rowsBefore(page, perPage)
  const rows =
    first >= countMax
      ? []
      : await waiting
          .innerJoin('complaints', 'complaints.id', 'complaint_rights.complaint_id')
          .select([
            'complaints.number',
            'complaints.status',
            'complaints.handling_body',
            'complaints.step',
            'complaint_rights.kind',
            'complaint_rights.requested_at',
            'complaint_rights.due_at',
          ])
          .orderBy('complaint_rights.due_at')
          .orderBy('complaint_rights.id')
          .limit(perPage)
          .offset(first)
          .execute()
  return {
    data: rows.map((row) => ({
      complaint_number: row.number,
      kind: row.kind,
      status: row.status,
      handling_body: row.handling_body,
      requested_at: jakartaTime(row.requested_at),
      due_at: jakartaTime(row.due_at),
      is_late: row.due_at < now.toISOString(),
      step: row.step,
    })),
    meta: {
      ...metaOf(Math.min(count, countMax), page, perPage),
      ...(count > countMax && { is_total_capped: true }),
    },
  }
}

/**
 * Grants or refuses the waiting request to erase a complaint. The step says which; a refusal's reason is for the reporter alone.
 * @throws Problem MOVE_NOT_ALLOWED when none waits
 */
export async function decideErasure(
  db: Kysely<Database>,
  settings: ActionSettings,
  number: string,
  decision: RightsDecision,
): Promise<HandlingResult> {
  const { is_granted: isGranted, reason, reason_en: reasonEn, actor } = decision
  const state = await stateOf(db, number, decision.seen_step)
  return runAction(db, settings, async (context) => {
    const { transaction, at, write } = context
    const written = isGranted
      ? await eraseContent(context, state, actor)
      : await write(
          state,
          {},
          {
            kind: 'erasure_refused',
            note: automaticNotes.erasureRefused,
            actor,
            isPublic: false,
          },
        )
    const decided = await transaction
      .updateTable('complaint_rights')
      .set({
        state: isGranted ? 'done' : 'refused',
        decided_at: at.toISOString(),
        decided_by: actor,
        ...(isGranted ? {} : { reason_id: reason, reason_en: reasonEn }),
      })
      .where('complaint_id', '=', state.id)
      .where('kind', '=', 'erase')
      .where('state', '=', 'requested')
      .returning('id')
      .executeTakeFirst()
    if (!decided) throw new Problem('MOVE_NOT_ALLOWED')
    return written
  })
}
