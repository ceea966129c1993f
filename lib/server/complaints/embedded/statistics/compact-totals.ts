import type { Insertable, Kysely } from 'kysely'
import { createBackgroundPacer } from '@/lib/server/jobs/background-pacer'
import type { ComplaintTotalTable } from '@/lib/server/db/complaint-statistics-types'
import type { Database } from '@/lib/server/db/types'
import { addToTotals } from './add-to-totals'

/** Changes per transaction, which must be short, because SQLite has one writer. */
const changesAtOnce = 2_000

type Row = Insertable<ComplaintTotalTable>

/** Adds up to 2,000 changes to the totals. @returns number of changes */
async function compactSome(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Each row is deleted by one process only, so none is added twice.
    const changes = await transaction
      .deleteFrom('complaint_total_changes')
      .where('id', 'in', (row) =>
        row.selectFrom('complaint_total_changes').select('id').orderBy('id').limit(changesAtOnce),
      )
      .returning(['received_on', 'measure', 'value', 'change'])
      .execute()
    const sums = new Map<string, Row>()
    for (const { received_on: day, measure, value, change } of changes) {
      for (const [span, period] of [
        ['day', day],
        ['month', day.slice(0, 7)],
      ] as const) {
        const key = `${span} ${period} ${measure} ${value}`
        sums.set(key, { span, period, measure, value, count: (sums.get(key)?.count ?? 0) + change })
      }
    }
    // Sorted, so that two processes cannot deadlock.
    const rows = [...sums]
      .filter(([, { count }]) => count !== 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row)
    await addToTotals(transaction, rows)
    return changes.length
  })
}

export const hasChanges = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('complaint_total_changes').select('id').limit(1).executeTakeFirst()) !==
  undefined

/**
 * Adds all changes to the totals, in batches. Reads return the same before, during and after; they only get cheaper. May run in several
 * processes at once.
 */
export async function compactTotals(db: Kysely<Database>): Promise<number> {
  let compacted = 0
  const yieldToVisitors = createBackgroundPacer()
  for (;;) {
    const some = await compactSome(db)
    compacted += some
    if (some < changesAtOnce) return compacted
    await yieldToVisitors()
  }
}
