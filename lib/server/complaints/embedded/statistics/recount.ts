import type { Kysely, Transaction } from 'kysely'
import { type ClockEvent, dayOf } from '@/lib/complaints/clock-events'
import { resolutionDueOn } from '@/lib/complaints/deadlines'
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
  /** Complaints whose stored facts were missing or wrong, or the day on which they are due. */
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
    .select([...factColumns, 'resolve_due_on'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(complaintsAtOnce)
  // On SQLite the transaction itself is the lock.
  return (isPostgres(transaction) && !isCheck ? complaints.forUpdate() : complaints).execute()
}

/** What differs in one batch of complaints after an id: facts, and days on which they are due, which a new calendar of holidays moves. */
async function differencesAfter(
  transaction: Transaction<Database>,
  after: string,
  isCheck: boolean,
) {
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
  const moved = complaints.flatMap(
    ({ id, service_class: serviceClass, resolve_due_on: stored }) => {
      const own = events.get(id) ?? []
      const lastDay = own.map(dayOf).toSorted().at(-1)
      if (lastDay === undefined) return []
      const dueOn = resolutionDueOn({ events: own, serviceClass, today: lastDay })
      return dueOn === stored ? [] : [{ id, dueOn }]
    },
  )
  return { differing, moved, counted: complaints.length, last }
}

/**
 * Recalculates the facts and the due day of every complaint from its history, in batches of 100 with a transaction each, and stores those that differ.
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
      const found = await differencesAfter(transaction, after, isCheck)
      if (isCheck) return found
      await putFacts(transaction, found.differing)
      for (const { id, dueOn } of found.moved)
        await transaction
          .updateTable('complaints')
          .set({ resolve_due_on: dueOn })
          .where('id', '=', id)
          .execute()
      return found
    }
    const piece = await (isCheck ? readTransaction(db, count) : db.transaction().execute(count))
    result.complaints += piece.counted
    const ids = piece.differing.map(({ complaint_id: id }) => id)
    result.differing += new Set([...ids, ...piece.moved.map(({ id }) => id)]).size
    after = piece.last
    isMore = piece.counted === complaintsAtOnce
    await yieldToVisitors()
  }
  if (!isCheck) await markCounted(db)
  return result
}
