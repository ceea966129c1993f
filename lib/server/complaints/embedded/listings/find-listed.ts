import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { type ListMeta, metaOf, rowsBefore } from '@/lib/schemas/list'
import { among, isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { endOfDay, startOfDay } from '@/lib/jakarta'
import { isListed } from '../monitoring/public-complaints'
import { matchesMax, newestPositions, positionsOf } from './words'

/** Counts stop here; larger lists are reported as having more. */
export const countMax = matchesMax
/** From this row on a page is found by its positions, which the index of an order holds: PostgreSQL else fetches each row before it. */
const deepMin = 1_000
/** Last row that page numbers reach; for all rows there is the export. */
const rowMax = 100_000

type Listings = SelectQueryBuilder<Database, 'complaint_listings', object>

export interface ListingFilter {
  /** Search in title, text and place. */
  q?: string | undefined
  /** Searches all complaints for frequent words, not only the newest `matchesMax`: for exports. */
  isWhole?: boolean | undefined
  /** Only what everybody may see. */
  isPublic?: boolean | undefined
  city?: string | undefined
  /** Received from this Jakarta day on, and until this one, both included. */
  from?: string | undefined
  until?: string | undefined
  conditions?: readonly Expression<SqlBool>[]
}

/**
 * Any of several conditions. Together they must not select an index: they match many rows, which the index of the list's order finds sooner. The
 * planner of PostgreSQL knows that from its statistics and must see the conditions for it: a hidden one it takes for rare, and reads all the rest.
 */
export function oneOf(
  db: Kysely<Database>,
  conditions: readonly Expression<SqlBool>[],
): Expression<SqlBool> {
  const [first] = conditions
  if (conditions.length === 1 && first) return first
  if (!first) return sql`1 = 0`
  const any = sql.join(conditions, sql` or `)
  return isPostgres(db) ? sql`(${any})` : sql`(case when ${any} then 1 end) = 1`
}

/**
 * Listings that match a filter.
 * @param found positions of the words, when they were searched already
 * @param isSieve the days of receipt must not select an index, because the list has another order. SQLite has no statistics and would look up all
 * their rows, to sort them for each page.
 */
export function listings(
  db: Kysely<Database>,
  { q = '', isWhole, isPublic = false, city, from, until, conditions = [] }: ListingFilter,
  { found = null, isSieve = false }: { found?: readonly number[] | null; isSieve?: boolean } = {},
): Listings {
  const received =
    isSieve && !isPostgres(db)
      ? sql<string>`coalesce(created_at, '')`
      : sql.ref<string>('created_at')
  let rows: Listings = db.selectFrom('complaint_listings')
  const ofWords = found === null ? positionsOf(db, q, { city, isWhole }) : null
  if (found !== null) {
    rows = rows.where(among(db, sql.ref('complaint_listings.position'), found))
    // The newest are close together, which PostgreSQL cannot estimate from a list of numbers.
    if (found.length > 0) rows = rows.where('position', '>=', Math.min(...found))
  } else if (ofWords !== null) {
    rows = rows.where(sql<SqlBool>`complaint_listings.position in ${ofWords}`)
  } else if (q.trim() !== '') {
    rows = rows.where(sql<SqlBool>`1 = 0`)
  }
  if (isPublic) rows = rows.where(isListed)
  if (city !== undefined) rows = rows.where('city_code', '=', city)
  if (from !== undefined) rows = rows.where(received, '>=', startOfDay(from))
  if (until !== undefined) rows = rows.where(received, '<=', endOfDay(until))
  // Nothing is due before it was received: the order by due day begins there, and not with all that was due earlier.
  if (isSieve && from !== undefined) rows = rows.where('due_on', '>=', from)
  return rows.where((row) => row.and(conditions))
}

export interface ListingOrder {
  /** The first column of the order; receipt comes after it. */
  by: 'created_at' | 'updated_at' | 'supporters' | 'due_on'
  direction: 'asc' | 'desc'
}

/** Part of a list: a page, or the rows after a complaint, by its number. */
export interface ListingWindow {
  page: number
  perPage: number
  after?: string | undefined
}

const columnsOf = ({ by }: ListingOrder) =>
  by === 'created_at'
    ? (['created_at', 'position'] as const)
    : ([by, 'created_at', 'position'] as const)

const ordered = (rows: Listings, order: ListingOrder) =>
  columnsOf(order).reduce((sorted, column) => sorted.orderBy(column, order.direction), rows)

/** A number as a list that goes on behind it is asked for. */
export const listedNumber = (given: string) => given.trim().toUpperCase()

/**
 * Whether a row comes after a complaint in an order, by keyset, so that depth costs nothing; none does after an unknown one, nor, in a public
 * list, after one that the public does not see: what follows it would tell that it exists, and when it came.
 */
function isBehind(
  order: ListingOrder,
  number: string,
  { isPublic = false }: ListingFilter,
): Expression<SqlBool> {
  const columns = sql.join(columnsOf(order).map((column) => sql.ref(column)))
  const key = sql.join(columnsOf(order).map((column) => sql.ref(`last.${column}`)))
  const last = sql`(select ${key} from complaint_listings as last
    join complaints on complaints.id = last.complaint_id
    where complaints.number = ${listedNumber(number)} ${isPublic ? sql`and last.is_listed = 1` : sql``})`
  return sql<SqlBool>`(${columns}) ${sql.raw(order.direction === 'asc' ? '>' : '<')} ${last}`
}

/** Rows to be put in order. */
interface Found {
  rows: Listings
  order: ListingOrder
  /** They hold the columns of their order and nothing else. */
  isNarrow?: boolean | undefined
}

interface Counted extends Pick<Found, 'rows' | 'isNarrow'> {
  /** Up to one more than `countMax`. */
  count: number
}

/** Ids of the rows from `first` on, in their order. */
async function idsFrom(
  db: Kysely<Database>,
  { rows, order, isNarrow = false }: Found,
  first: number,
  count: number,
): Promise<string[]> {
  if (first + count > rowMax) return []
  const page = ordered(rows, order).limit(count).offset(first)
  const isOnPage = db
    .selectFrom('complaint_listings')
    .where('position', 'in', page.select('position'))
  const found = await (first < deepMin && !isNarrow ? page : ordered(isOnPage, order))
    .select('complaint_id')
    .execute()
  return found.map(({ complaint_id: id }) => id)
}

/**
 * One page of listings without a count: ids of complaints in order.
 * @returns one id more than the page holds when there is a further page
 */
export const listedWithoutCount = (
  db: Kysely<Database>,
  rows: Listings,
  order: ListingOrder,
  page: number,
  perPage: number,
): Promise<string[]> => idsFrom(db, { rows, order }, rowsBefore(page, perPage), perPage + 1)

/** Rows that an index of the order is walked for. */
const manyOf = (
  db: Kysely<Database>,
  filter: ListingFilter,
  order: ListingOrder,
  { count, found = null }: { count: number; found?: readonly number[] | null },
): Counted => ({ count, rows: listings(db, filter, { found, isSieve: order.by === 'due_on' }) })

/** The rows that match a filter, still to be sorted, and their count up to one more than `countMax`. */
async function counted(
  db: Kysely<Database>,
  filter: ListingFilter,
  order: ListingOrder,
): Promise<Counted> {
  // On PostgreSQL the search for words costs most, so it runs once and as a query of its own: joined to its result, the planner read all listings.
  const found = isPostgres(db) && !filter.isWhole ? await newestPositions(db, filter) : null
  const some = listings(db, filter, { found })
    .select('position')
    .limit(countMax + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count > countMax || found) return manyOf(db, filter, order, { count, found })
  // A small result is put in order after the search; the limit prevents the planner from walking the index of the order instead.
  // The indexes of filters hold these orders, so that no row is fetched to be put in order.
  const isHeld = order.by === 'created_at' || order.by === 'due_on'
  if (isHeld) {
    const few = listings(db, filter)
      .select(columnsOf(order))
      .limit(countMax + 1)
    return { count, rows: db.selectFrom(few.as('complaint_listings')), isNarrow: true }
  }
  const few = db.selectFrom(some.as('some')).select('some.position')
  return { count, rows: db.selectFrom('complaint_listings').where('position', 'in', few) }
}

/**
 * One page of what a search by words finds and the count of all, up to one more than `countMax`, by one search: it costs most on SQLite, and
 * passing thousands of positions on to a second statement costs as much again. Of more the page is left out: an index has their order.
 */
async function foundAtOnce(
  db: Kysely<Database>,
  filter: ListingFilter,
  order: ListingOrder,
  { first, perPage, after }: { first: number; perPage: number; after?: string | undefined },
): Promise<{ count: number; ids: string[] }> {
  const found = listings(db, filter)
    .select([...columnsOf(order), 'complaint_id'])
    .limit(countMax + 1)
  const behind = after === undefined ? sql`` : sql`and ${isBehind(order, after, filter)}`
  const inOrder = sql.join(
    columnsOf(order).map((column) => sql`${sql.ref(column)} ${sql.raw(order.direction)}`),
  )
  const { rows } = await sql<{ count: number; ids: string }>`
    with found as materialized ${found}, total as materialized (select count(*) as count from found)
    select count, (select json_group_array(complaint_id) from
      (select complaint_id from found where count <= ${countMax} ${behind} order by ${inOrder} limit ${perPage} offset ${first})) as ids
    from total`.execute(db)
  const [{ count, ids } = { count: 0, ids: '[]' }] = rows
  return { count, ids: z.array(z.string()).parse(JSON.parse(ids)) }
}

/**
 * One page of the listings that match a filter, or those after a complaint: ids in order, with the count of all; past the end none.
 * With `after` the page is ignored, and only the last part has fewer rows than its limit.
 */
export async function listed(
  db: Kysely<Database>,
  filter: ListingFilter,
  order: ListingOrder,
  window: ListingWindow,
): Promise<{ ids: string[]; meta: ListMeta }> {
  const { page, perPage, after } = window
  const first = after === undefined ? rowsBefore(page, perPage) : 0
  const isByWords = !isPostgres(db) && (filter.q ?? '').trim() !== ''
  const atOnce = isByWords ? await foundAtOnce(db, filter, order, { first, perPage, after }) : null
  if (atOnce && atOnce.count <= countMax)
    return { ids: atOnce.ids, meta: metaOf(atOnce.count, page, perPage) }
  const {
    count,
    rows: all,
    isNarrow,
  } = atOnce ? manyOf(db, filter, order, atOnce) : await counted(db, filter, order)
  const isCapped = count > countMax
  const rows = after === undefined ? all : all.where(isBehind(order, after, filter))
  const wanted = { rows, order, isNarrow }
  if (!isCapped)
    return {
      ids: first < count ? await idsFrom(db, wanted, first, perPage) : [],
      meta: metaOf(count, page, perPage),
    }
  const found = await idsFrom(db, wanted, first, perPage + 1)
  const lastPage = found.length > perPage ? page + 1 : found.length > 0 ? page : 0
  const meta = metaOf(countMax, page, perPage)
  return {
    ids: found.slice(0, perPage),
    meta: { ...meta, total_page: Math.max(meta.total_page, lastPage), is_total_capped: true },
  }
}

export const inOrderOf = <Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
