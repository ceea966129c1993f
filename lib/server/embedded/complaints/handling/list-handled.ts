import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { Day } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import type { HandledComplaint, HandlingQuery } from '@/lib/schemas/complaint-handling'
import { type Page, perPageDefault } from '@/lib/schemas/list'
import { noDueDay } from '@/lib/server/db/complaint-listing-types'
import type { Database } from '@/lib/server/db/types'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { inOrderOf, listed, type ListingOrder } from '../listings/find-listed'
import { handledComplaintOf, handledRows } from './handled-row'
import { knownFilters } from './known-filters'

/** The beginning of a number as it is read out: `JBR-20260131`, or more of it. */
const numberBeginning = /^JBR-\d{4,8}(?:-[0-9A-Z]{0,5})?$/

/** Complaints by their number, whole or its beginning; null when the words are none. */
function numberCondition(words: string): Expression<SqlBool> | null {
  const number = parseComplaintNumber(words)
  if (number !== null)
    return sql`complaint_id = (select id from complaints where number = ${number})`
  const beginning = words.toUpperCase()
  // Every sign of a number comes before the tilde.
  return numberBeginning.test(beginning)
    ? sql`complaint_id in (select id from complaints where number >= ${beginning} and number < ${`${beginning}~`})`
    : null
}

function conditionsOf(query: Partial<HandlingQuery>, today: Day): Expression<SqlBool>[] {
  // Past its day while it is the office's turn; one that waits for its reporter is not late.
  const late = sql<SqlBool>`(due_on < ${today} and awaits is null)`
  return [
    ...(query.status === undefined ? [] : [sql<SqlBool>`status = ${query.status}`]),
    ...(query.awaits === undefined ? [] : [sql<SqlBool>`awaits = ${query.awaits}`]),
    ...(query.is_late === undefined
      ? []
      : [query.is_late === '1' ? late : sql<SqlBool>`not ${late}`]),
    ...(query.is_held === undefined
      ? []
      : [query.is_held === '1' ? sql<SqlBool>`is_held = 1` : sql<SqlBool>`is_held = 0`]),
    ...(query.category_id === undefined ? [] : [sql<SqlBool>`category_id = ${query.category_id}`]),
    ...(query.district_id === undefined
      ? []
      : [sql<SqlBool>`district_code = ${query.district_id}`]),
    ...(query.body === undefined ? [] : [sql<SqlBool>`handling_body = ${query.body}`]),
    ...(query.due_from === undefined ? [] : [sql<SqlBool>`due_on >= ${query.due_from}`]),
    ...(query.due_until === undefined ? [] : [sql<SqlBool>`due_on <= ${query.due_until}`]),
    // What is owed no more lies after all days, and is due on none.
    ...(query.due_from === undefined || query.due_until !== undefined
      ? []
      : [sql<SqlBool>`due_on < ${noDueDay}`]),
  ]
}

const orders: Record<NonNullable<HandlingQuery['order']>, ListingOrder> = {
  due: { by: 'due_on', direction: 'asc' },
  newest: { by: 'created_at', direction: 'desc' },
  oldest: { by: 'created_at', direction: 'asc' },
}

/**
 * Complaints for officers: those due first before the others, so that late ones lead, and what is owed no more at the end.
 * A page past the end is empty, with the count of all up to `countMax`.
 * @throws Problem VALIDATION_FAILED naming filters that no complaint can answer
 */
export async function listHandled(
  db: Kysely<Database>,
  given: Partial<HandlingQuery>,
  now: Date,
): Promise<Page<HandledComplaint>> {
  const query = await knownFilters(db, given)
  const today = jakartaDay(now)
  const {
    page = 1,
    per_page: perPage = perPageDefault,
    order = 'due',
    city_id: city,
    q = '',
    after,
    start_date: from,
    end_date: until,
  } = query
  const words = q.trim()
  const number = words === '' ? null : numberCondition(words)
  const conditions = [...conditionsOf(query, today), ...(number === null ? [] : [number])]
  const { ids, meta } = await listed(
    db,
    // From the oldest on is how exports read, and the newest are the wrong end of it.
    { q: number === null ? words : '', isWhole: order === 'oldest', city, from, until, conditions },
    orders[order],
    { page, perPage, after },
  )
  const rows =
    ids.length === 0 ? [] : await handledRows(db).where('complaints.id', 'in', ids).execute()
  return { data: inOrderOf(ids, rows).map((row) => handledComplaintOf(row, today)), meta }
}
