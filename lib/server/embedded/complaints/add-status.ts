import type { Kysely } from 'kysely'
import { Problem } from '@/lib/errors'
import type { ComplaintStatus } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'
import { parseComplaintNumber } from './complaint-number'
import { mayMove } from './status-moves'

export interface NewStep {
  status: ComplaintStatus
  /** Reason shown to the reporter, in both languages. */
  noteId: string
  noteEn: string
  at: Date
  /** Who moves it, for the record; never shown. */
  actor: string
}

/**
 * Moves a complaint to its next status and adds the step to its history; earlier steps are never touched.
 * @throws Problem ITEM_NOT_FOUND for an unknown number, VALIDATION_FAILED on `status` when the move is not allowed or somebody was faster
 */
export async function addStatus(db: Kysely<Database>, number: string, step: NewStep): Promise<void> {
  const known = parseComplaintNumber(number)
  if (known === null) throw new Problem('ITEM_NOT_FOUND')
  const refused = () => new Problem('VALIDATION_FAILED', { fields: { status: [{ rule: 'unknownChoice' }] } })
  const at = step.at.toISOString()
  await db.transaction().execute(async (transaction) => {
    const complaint = await transaction.selectFrom('complaints').select(['id', 'status', 'verified_at']).where('number', '=', known).executeTakeFirst()
    if (!complaint) throw new Problem('ITEM_NOT_FOUND')
    if (!mayMove(complaint.status, step.status)) throw refused()
    // The old status in the condition makes two officers moving at once a refusal for the second, not a lost step.
    const moved = await transaction
      .updateTable('complaints')
      .set({ status: step.status, updated_at: at, verified_at: complaint.verified_at ?? (step.status === 'verified' ? at : null) })
      .where('id', '=', complaint.id)
      .where('status', '=', complaint.status)
      .returning('id')
      .executeTakeFirst()
    if (!moved) throw refused()
    const last = await transaction
      .selectFrom('complaint_history')
      .select((row) => row.fn.max('step').as('step'))
      .where('complaint_id', '=', complaint.id)
      .executeTakeFirst()
    await transaction
      .insertInto('complaint_history')
      .values({
        complaint_id: complaint.id,
        step: Number(last?.step ?? 0) + 1,
        status: step.status,
        note_id: step.noteId,
        note_en: step.noteEn,
        actor: step.actor,
        at,
      })
      .execute()
  })
}
