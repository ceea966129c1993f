import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/**
 * Adds all changes to the totals in two statements, with the result of `compactTotals`. The portal does it in pieces, so that writers wait for
 * a moment only; here nobody writes, and a database of measurements has a million changes.
 */
export async function addUpTotals(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`
      with sums as (
        select 'day' as span, received_on as period, measure, value, sum(change) as count
        from complaint_total_changes group by 2, 3, 4
        union all
        select 'month', substr(received_on, 1, 7), measure, value, sum(change)
        from complaint_total_changes group by 2, 3, 4
      )
      insert into complaint_totals (span, period, measure, value, count)
      select span, period, measure, value, count from sums where count <> 0
      on conflict (span, period, measure, value) do update set count = complaint_totals.count + excluded.count
    `.execute(transaction)
    await transaction.deleteFrom('complaint_totals').where('count', '=', 0).execute()
    await transaction.deleteFrom('complaint_total_changes').execute()
  })
}
