import type { Insertable, Kysely } from 'kysely'
import type { ComplaintTotalTable } from '@/lib/server/db/complaint-statistics-types'
import type { Database } from '@/lib/server/db/types'

/** Rows of one statement; SQLite takes 32,766 values. */
const rowsAtOnce = 1_000

/** Adds counts to the totals of the same name, or begins them. */
export async function addToTotals(
  db: Kysely<Database>,
  rows: readonly Insertable<ComplaintTotalTable>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await db
      .insertInto('complaint_totals')
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['span', 'period', 'measure', 'value']).doUpdateSet(({ eb }) => ({
          count: eb('complaint_totals.count', '+', eb.ref('excluded.count')),
        })),
      )
      .execute()
  }
}
