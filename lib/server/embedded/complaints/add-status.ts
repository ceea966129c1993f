import { type Kysely, sql } from 'kysely'
import { Problem } from '@/lib/errors'
import type { ComplaintStatus } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'
import { parseComplaintNumber } from './complaint-number'
import { mayPrecede } from './status-moves'

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
  const { status, noteId, noteEn, actor } = step
  const at = step.at.toISOString()
  await db.transaction().execute(async (transaction) => {
    // The rule is part of the condition and the write comes first: of two officers moving at once, the second is refused.
    const moved = await transaction
      .updateTable('complaints')
      .set({ status, updated_at: at, ...(status === 'verified' ? { verified_at: sql<string>`coalesce(verified_at, ${at})` } : {}) })
      .where('number', '=', known)
      .where('status', 'in', mayPrecede(status))
      .returning('id')
      .executeTakeFirst()
    if (!moved) {
      const row = await transaction.selectFrom('complaints').select('id').where('number', '=', known).executeTakeFirst()
      throw row ? new Problem('VALIDATION_FAILED', { fields: { status: [{ rule: 'unknownChoice' }] } }) : new Problem('ITEM_NOT_FOUND')
    }
    const last = await transaction
      .selectFrom('complaint_history')
      .select((row) => row.fn.max('step').as('step'))
      .where('complaint_id', '=', moved.id)
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('complaint_history')
      .values({ complaint_id: moved.id, step: last.step + 1, status, note_id: noteId, note_en: noteEn, actor, at })
      .execute()
  })
}
