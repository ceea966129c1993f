import type { ExpressionBuilder } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { deleteContent, withoutContent } from './empty-complaints'
import { daysBefore, inPieces, type RetentionContext, type RetentionRule } from './retention-rule'

const isOver =
  ({ now, withdrawnDays, endedDays }: RetentionContext) =>
  (row: ExpressionBuilder<Database, 'complaints'>) =>
    row.and([
      row('title', '!=', ''),
      row.or([
        row.and([
          row('status', '=', 'canceled'),
          row('closed_at', '<', daysBefore(now, withdrawnDays)),
        ]),
        row.and([
          row('status', '!=', 'canceled'),
          row('closed_at', '<', daysBefore(now, endedDays)),
        ]),
      ]),
    ])

/**
 * Deletes the text of complaints that ended long ago and the reporter's identity, and detaches their photos, whose files a later rule deletes.
 * The row and its events stay with place, category, status and times, because statistics count them; it can no longer be opened.
 */
export const contents: RetentionRule = {
  name: 'contents',
  async count(context) {
    const { count } = await context.db
      .selectFrom('complaints')
      .where(isOver(context))
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  apply: (context) =>
    inPieces(context.db, async (transaction, rowsMax) => {
      const emptied = await transaction
        .updateTable('complaints')
        .set(withoutContent(context.now))
        .where('id', 'in', (row) =>
          row.selectFrom('complaints').select('id').where(isOver(context)).limit(rowsMax),
        )
        // Condition repeated: another process may have emptied some since they were selected.
        .where(isOver(context))
        .returning('id')
        .execute()
      const ids = emptied.map(({ id }) => id)
      if (ids.length === 0) return 0
      await deleteContent(transaction, ids)
      // Whoever asked for it has it now; officers could decide nothing any more.
      await transaction
        .updateTable('complaint_rights')
        .set({ state: 'done', decided_at: context.now.toISOString() })
        .where('complaint_id', 'in', ids)
        .where('kind', '=', 'erase')
        .where('state', '=', 'requested')
        .execute()
      return ids.length
    }),
}
