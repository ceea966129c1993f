import type { Kysely } from 'kysely'
import type { ComplaintFactsTable } from '@/lib/server/db/complaint-statistics-types'
import type { Database } from '@/lib/server/db/types'

/** Stores the facts of complaints in place of earlier ones; the totals follow by themselves. Call it in the transaction that changes the complaints. */
export async function putFacts(db: Kysely<Database>, facts: readonly ComplaintFactsTable[]): Promise<void> {
  if (facts.length === 0) return
  await db
    .insertInto('complaint_facts')
    .values(facts)
    .onConflict((conflict) =>
      conflict.column('complaint_id').doUpdateSet((row) => ({
        received_on: row.ref('excluded.received_on'),
        status: row.ref('excluded.status'),
        category_id: row.ref('excluded.category_id'),
        city_code: row.ref('excluded.city_code'),
        is_example: row.ref('excluded.is_example'),
        first_answer_days: row.ref('excluded.first_answer_days'),
        resolution_days: row.ref('excluded.resolution_days'),
        paused_days: row.ref('excluded.paused_days'),
        is_on_time: row.ref('excluded.is_on_time'),
        owed_on: row.ref('excluded.owed_on'),
        finished_in: row.ref('excluded.finished_in'),
        rejected_for: row.ref('excluded.rejected_for'),
        is_reopened: row.ref('excluded.is_reopened'),
        is_closed_automatically: row.ref('excluded.is_closed_automatically'),
      })),
    )
    .execute()
}
