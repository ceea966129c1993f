import type { Insertable, Kysely } from 'kysely'
import type { ComplaintTotalTable } from '@/lib/server/db/complaint-statistics-types'
import type { Database } from '@/lib/server/db/types'

/** Rows per statement; SQLite accepts 32,766 parameters. */
const rowsAtOnce = 1_000

/** Adds counts to totals, creating missing ones. Totals that become zero are deleted, for example of a due day in the past. */
export async function addToTotals(
  db: Kysely<Database>,
  rows: readonly Insertable<ComplaintTotalTable>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const totals = await db
      .insertInto('complaint_totals')
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['span', 'period', 'measure', 'value']).doUpdateSet(({ eb }) => ({
          count: eb('complaint_totals.count', '+', eb.ref('excluded.count')),
        })),
      )
      .returning(['span', 'period', 'measure', 'value', 'count'])
      .execute()
    for (const { span, period, measure, value } of totals.filter(({ count }) => count === 0))
      await db
        .deleteFrom('complaint_totals')
        .where('span', '=', span)
        .where('period', '=', period)
        .where('measure', '=', measure)
        .where('value', '=', value)
        .where('count', '=', 0)
        .execute()
  }
}
