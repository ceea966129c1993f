import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { type ListMeta, metaOf } from '@/lib/schemas/list'
import { among, isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { endOfDay, startOfDay } from '@/lib/jakarta'
import { matchesMax, newestPositions, positionsOf } from './words'

/** Lists are counted up to here; of more it is said that there are more. */
export const countMax = matchesMax
/** Deepest row that a page number leads to: whoever wants them all exports them. */
const rowMax = 100_000

type Listings = SelectQueryBuilder<Database, 'complaint_listings', object>

export interface ListingFilter {
  /** Words of title, text and place. */
  q?: string | undefined
  /** Of frequent words all complaints are looked at, not the newest alone: for who reads them one after the other to the end. */
  isWhole?: boolean | undefined
  city?: string | undefined
  /** Received from this Jakarta day on, and until this one, both included. */
  from?: string | undefined
  until?: string | undefined
  conditions?: readonly Expression<SqlBool>[]
}

/**
 * One of several conditions. Together they choose no index: they leave many rows, and the order of the list finds those sooner. PostgreSQL
 * knows that from its counts, and must see the conditions for it: what is hidden from it it takes for rare, and then reads all the rest.
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
 * Listings that answer a filter.
 * @param found places of the words, when they were looked for already
 * @param isSieve days of receipt only sift what comes in another order. SQLite keeps no counts and would look up all of them, to put them in that
 * order for each page.
 */
export function listings(
  db: Kysely<Database>,
  { q = '', isWhole, city, from, until, conditions = [] }: ListingFilter,
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
    // The newest lie together, which PostgreSQL cannot see from their numbers.
    if (found.length > 0) rows = rows.where('position', '>=', Math.min(...found))
  } else if (ofWords !== null) {
    rows = rows.where(sql<SqlBool>`complaint_listings.position in ${ofWords}`)
  } else if (q.trim() !== '') {
    rows = rows.where(sql<SqlBool>`1 = 0`)
  }
  if (city !== undefined) rows = rows.where('city_code', '=', city)
  if (from !== undefined) rows = rows.where(received, '>=', startOfDay(from))
  if (until !== undefined) rows = rows.where(received, '<=', endOfDay(until))
  return rows.where((row) => row.and(conditions))
}

export interface ListingOrder {
  /** The first column of the order; receipt comes after it. */
  by: 'created_at' | 'updated_at' | 'supporters' | 'due_on'
  direction: 'asc' | 'desc'
}

/** Which part of a list is wanted: a page, or what follows a complaint, by its number. */
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

/** The rows behind a complaint in an order, found by its key however deep it lies; none behind an unknown one. */
function behind(rows: Listings, order: ListingOrder, number: string): Listings {
  const columns = sql.join(
    columnsOf(order).map((column) => sql.ref(`complaint_listings.${column}`)),
  )
  const key = sql.join(columnsOf(order).map((column) => sql.ref(`last.${column}`)))
  const last = sql`(select ${key} from complaint_listings as last join complaints on complaints.id = last.complaint_id where complaints.number = ${number.trim().toUpperCase()})`
  return rows.where(
    sql<SqlBool>`(${columns}) ${sql.raw(order.direction === 'asc' ? '>' : '<')} ${last}`,
  )
}

/** Ids of the rows from `first` on, in their order. */
async function idsFrom(
  rows: Listings,
  order: ListingOrder,
  first: number,
  count: number,
): Promise<string[]> {
  if (first + count > rowMax) return []
  const found = await ordered(rows, order)
    .select('complaint_id')
    .limit(count)
    .offset(first)
    .execute()
  return found.map(({ complaint_id: id }) => id)
}

/**
 * One page of listings without a count: ids of complaints in order.
 * @returns one id more than the page holds when there is a further page
 */
export const listedWithoutCount = (
  rows: Listings,
  order: ListingOrder,
  page: number,
  perPage: number,
): Promise<string[]> => idsFrom(rows, order, (page - 1) * perPage, perPage + 1)

/** The rows that answer a filter, to be put in order, and their number up to one more than is counted. */
async function counted(
  db: Kysely<Database>,
  filter: ListingFilter,
  order: ListingOrder,
): Promise<{ count: number; rows: Listings }> {
  // Finding words is what costs most on PostgreSQL, so it is done once, and by itself: joined to what it finds, it had all listings read.
  // On SQLite it costs no more than handing the places over, and a thread of its own does both.
  const found = isPostgres(db) && !filter.isWhole ? await newestPositions(db, filter) : null
  const some = listings(db, filter, { found })
    .select('position')
    .limit(countMax + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count > countMax || found)
    return { count, rows: listings(db, filter, { found, isSieve: order.by === 'due_on' }) }
  // Few enough are put in order however they were found; the limit keeps the order from choosing the way.
  const few = db.selectFrom(some.as('some')).select('some.position')
  return { count, rows: db.selectFrom('complaint_listings').where('position', 'in', few) }
}

/**
 * One page of the listings that answer a filter, or those that follow a complaint: ids in order, with the count of all; past the end none.
 * With `after` the page is not looked at, and only the last piece has fewer rows than asked for.
 */
export async function listed(
  db: Kysely<Database>,
  filter: ListingFilter,
  order: ListingOrder,
  window: ListingWindow,
): Promise<{ ids: string[]; meta: ListMeta }> {
  const { page, perPage, after } = window
  const { count, rows: all } = await counted(db, filter, order)
  const isCapped = count > countMax
  const first = after === undefined ? (page - 1) * perPage : 0
  const wanted = after === undefined ? all : behind(all, order, after)
  if (!isCapped)
    return {
      ids: first < count ? await idsFrom(wanted, order, first, perPage) : [],
      meta: metaOf(count, page, perPage),
    }
  const found = await idsFrom(wanted, order, first, perPage + 1)
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
