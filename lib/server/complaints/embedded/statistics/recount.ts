import type { Kysely, Transaction } from 'kysely'
import type { ClockEvent } from '@/lib/complaints/clock-events'
import { createBackgroundPacer } from '@/lib/server/jobs/background-pacer'
import type { ComplaintFactsTable } from '@/lib/server/db/complaint-statistics-types'
import { isPostgres } from '@/lib/server/db/dialect'
import { readTransaction } from '@/lib/server/db/read-transaction'
import type { Database } from '@/lib/server/db/types'
import { markCounted } from './counted-state'
import { eventColumns, factColumns, factNames, factsOf } from './facts'
import { putFacts } from './put-facts'

/** Complaints per transaction; about 20 ms, which a visitor's write may have to wait. */
const complaintsAtOnce = 100

export interface RecountResult {
  complaints: number
  /** Complaints whose stored facts were missing or wrong. */
  differing: number
}

const isSame = (a: ComplaintFactsTable, b: ComplaintFactsTable | undefined) =>
  b !== undefined && factNames.every((name) => a[name] === b[name])

/**
 * One batch of complaints after an id, locked unless only checked, so that no event of an officer comes between reading the
 * history and storing the facts.
 */
function complaintsAfter(transaction: Transaction<Database>, after: string, isCheck: boolean) {
  const complaints = transaction
    .selectFrom('complaints')
    .select(factColumns)
    .where('id', '>', after)
    .orderBy('id')
    .limit(complaintsAtOnce)
  // On SQLite the transaction itself is the lock.
  return (isPostgres(transaction) && !isCheck ? complaints.forUpdate() : complaints).execute()
}

/** Differing facts of one batch of complaints after an id, and the last id. */
async function differingFacts(transaction: Transaction<Database>, after: string, isCheck: boolean) {
  const complaints = await complaintsAfter(transaction, after, isCheck)
  const [first = '', last = ''] = [complaints[0]?.id, complaints.at(-1)?.id]
  const history = await transaction
    .selectFrom('complaint_history')
    .select(['complaint_id', ...eventColumns])
    .where('complaint_id', '>=', first)
    .where('complaint_id', '<=', last)
    .orderBy('complaint_id')
    .orderBy('step')
    .execute()
  const stored = await transaction
    .selectFrom('complaint_facts')
    .selectAll()
    .where('complaint_id', '>=', first)
    .where('complaint_id', '<=', last)
    .execute()
  const storedById = new Map(stored.map((facts) => [facts.complaint_id, facts]))
  const events = new Map<string, ClockEvent[]>(complaints.map(({ id }) => [id, []]))
  for (const { complaint_id: id, ...event } of history) events.get(id)?.push(event)
  const differing = complaints
    .map((complaint) => factsOf(complaint, events.get(complaint.id) ?? []))
    .filter((facts) => !isSame(facts, storedById.get(facts.complaint_id)))
  return { differing, counted: complaints.length, last }
}

/**
 * Recalculates the facts of every complaint from its history, in batches of 100 with a transaction each, and stores those that differ.
 * @param isCheck counts differences without storing
 */
export async function recountComplaints(
  db: Kysely<Database>,
  { isCheck = false } = {},
): Promise<RecountResult> {
  const result: RecountResult = { complaints: 0, differing: 0 }
  const yieldToVisitors = createBackgroundPacer()
  for (let after = '', isMore = true; isMore;) {
    const count = async (transaction: Transaction<Database>) => {
      const found = await differingFacts(transaction, after, isCheck)
      if (!isCheck) await putFacts(transaction, found.differing)
      return found
    }
    const piece = await (isCheck ? readTransaction(db, count) : db.transaction().execute(count))
    result.complaints += piece.counted
    result.differing += piece.differing.length
    after = piece.last
    isMore = piece.counted === complaintsAtOnce
    await yieldToVisitors()
  }
  if (!isCheck) await markCounted(db)
  return result
}
