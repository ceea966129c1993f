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

/** Prefix of a number: `JBR-20260131` or longer. */
const numberBeginning = /^JBR-\d{4,8}(?:-[0-9A-Z]{0,5})?$/

/** Condition for a number or its prefix; null when the search is neither. */
function numberCondition(query: string): Expression<SqlBool> | null {
  const number = parseComplaintNumber(query)
  if (number !== null)
    return sql`complaint_id = (select id from complaints where number = ${number})`
  const beginning = query.toUpperCase()
  // Every character of a number sorts before the tilde.
  return numberBeginning.test(beginning)
    ? sql`complaint_id in (select id from complaints where number >= ${beginning} and number < ${`${beginning}~`})`
    : null
}

const awaiting = ({ awaits }: Partial<HandlingQuery>): Expression<SqlBool>[] =>
  awaits === undefined
    ? []
    : [awaits === 'none' ? sql<SqlBool>`awaits is null` : sql<SqlBool>`awaits = ${awaits}`]

function conditionsOf(query: Partial<HandlingQuery>, today: Day): Expression<SqlBool>[] {
  // Overdue only while the office has to act; one that waits for its reporter is not late.
  const late = sql<SqlBool>`(due_on < ${today} and awaits is null)`
  return [
    ...(query.status === undefined ? [] : [sql<SqlBool>`status = ${query.status}`]),
    ...awaiting(query),
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
    // Complaints without a due day sort after all days.
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
 * Complaints for officers by due day, so that late ones come first and those without one last.
 * A page past the end is empty, with the count of all up to `countMax`.
 * @throws Problem VALIDATION_FAILED naming filters that no complaint can match
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
    // Exports read from the oldest on, so the newest matches would be the wrong end.
    { q: number === null ? words : '', isWhole: order === 'oldest', city, from, until, conditions },
    orders[order],
    { page, perPage, after },
  )
  const rows =
    ids.length === 0 ? [] : await handledRows(db).where('complaints.id', 'in', ids).execute()
  return { data: inOrderOf(ids, rows).map((row) => handledComplaintOf(row, today)), meta }
}
