import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { type Day, jakartaDay } from '@/lib/agenda/days'
import type { HandledComplaint, HandlingQuery } from '@/lib/schemas/complaint-handling'
import { metaOf, type Page, perPageDefault } from '@/lib/schemas/list'
import { containing } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { parseComplaintNumber } from '../complaint-number'
import { handledComplaintOf, handledRows, isLateOn } from './handled-row'

/** A whole number finds its complaint; other words are looked for in title and text, and in numbers typed in part. */
function wordsCondition(words: string): Expression<SqlBool> {
  const number = parseComplaintNumber(words)
  if (number !== null) return sql`complaints.number = ${number}`
  const pattern = containing(words.toLowerCase())
  return sql`(lower(complaints.title) like ${pattern} escape '\\' or lower(complaints.reason) like ${pattern} escape '\\'
    or complaints.number like ${containing(words.toUpperCase())} escape '\\')`
}

function conditionsOf(query: Partial<HandlingQuery>, today: Day): Expression<SqlBool>[] {
  const words = query.q?.trim() ?? ''
  const late = isLateOn(today)
  return [
    ...(words === '' ? [] : [wordsCondition(words)]),
    ...(query.status === undefined ? [] : [sql<SqlBool>`complaints.status = ${query.status}`]),
    ...(query.awaits === undefined ? [] : [sql<SqlBool>`complaints.awaits = ${query.awaits}`]),
    ...(query.is_late === undefined ? [] : [query.is_late === '1' ? late : sql<SqlBool>`not ${late}`]),
    ...(query.is_held === undefined ? [] : [query.is_held === '1' ? sql<SqlBool>`complaints.held_reason is not null` : sql<SqlBool>`complaints.held_reason is null`]),
    ...(query.category_id === undefined ? [] : [sql<SqlBool>`complaints.category_id = ${query.category_id}`]),
    ...(query.city_id === undefined ? [] : [sql<SqlBool>`complaints.city_code = ${query.city_id}`]),
  ]
}

const orders = {
  // Nothing is owed any more where there is no day.
  due: sql`case when complaints.resolve_due_on is null then 1 else 0 end, complaints.resolve_due_on, complaints.created_at, complaints.id`,
  newest: sql`complaints.created_at desc, complaints.id desc`,
  oldest: sql`complaints.created_at, complaints.id`,
}

/**
 * Complaints for officers: those due first before the others, so that late ones lead, and what is owed no more at the end.
 * A page past the end is empty with correct meta.
 */
export async function listHandled(db: Kysely<Database>, query: Partial<HandlingQuery>, now: Date): Promise<Page<HandledComplaint>> {
  const today = jakartaDay(now)
  const { page = 1, per_page: perPage = perPageDefault, order = 'due' } = query
  const conditions = conditionsOf(query, today)
  const { count } = await db
    .selectFrom('complaints')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => row.and(conditions))
    .executeTakeFirstOrThrow()
  const rows = await handledRows(db)
    .where((row) => row.and(conditions))
    .orderBy(orders[order])
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { data: rows.map((row) => handledComplaintOf(row, today)), meta: metaOf(count, page, perPage) }
}
