import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { jakartaTimeOn } from '@/lib/jakarta'
import type { EventQuery } from '@/lib/schemas/events'
import { metaOf, perPageDefault } from '@/lib/schemas/list'
import type { EventsPort } from '@/lib/server/contract'
import { byCharacter, containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { eventColumns, eventDetailColumns, eventDetailOf, eventOf } from './event'
import { searchWords } from '../search-words'

/** Most days and titles that one calendar answer holds. */
const calendarMax = 1000

type EventRows = SelectQueryBuilder<Database, 'events', object>

/** Days count only as a pair (contract 1.3). */
const between = (rows: EventRows, start: string | undefined, end: string | undefined) =>
  start && end ? rows.where('date', '>=', start).where('date', '<=', end) : rows

function filtered(rows: EventRows, query: Partial<EventQuery>): EventRows {
  let result = between(rows, query.start_date, query.end_date)
  if (query.cat?.length) result = result.where('category', 'in', query.cat)
  if (query.type?.length) result = result.where('type', 'in', query.type)
  if (query.group?.length) result = result.where('group', 'in', query.group)
  for (const word of searchWords(query.q)) result = result.where(like('folded', containing(word)))
  return result
}

/** The embedded port of the agenda. */
export function createEvents(db: Kysely<Database>, now: () => Date): EventsPort {
  return {
    async list(query, locale) {
      const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
      const direction = query.sort_order === 'ASC' ? 'asc' : 'desc'
      const sortBy = query.sort_by ?? 'date'
      const title =
        locale === 'en' ? sql`lower(coalesce(title_en, title_id))` : sql`lower(title_id)`
      const rows = filtered(db.selectFrom('events'), query)
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const found = await rows
        .select(eventColumns)
        .orderBy(sortBy === 'title' ? byCharacter(db, title) : sql.ref(sortBy), direction)
        // Whatever comes first decides; the rest keeps the hours of a day together and pages apart.
        .orderBy('date', direction)
        .orderBy('start_hour', direction)
        .orderBy('priority', 'desc')
        .orderBy('id', direction)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const moment = now()
      return {
        data: found.map((row) => eventOf(row, locale, moment)),
        meta: metaOf(count, page, perPage),
      }
    },

    async calendar(query, locale) {
      const rows = await between(db.selectFrom('events'), query.start_date, query.end_date)
        .select(['id', 'date', 'title_id', 'title_en'])
        .orderBy('date', 'desc')
        .orderBy('start_hour', 'desc')
        .orderBy('id', 'desc')
        .limit(calendarMax)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        title: (locale === 'en' ? row.title_en : null) ?? row.title_id,
        date: jakartaTimeOn(row.date),
      }))
    },

    async byId(id, locale) {
      const row = await db
        .selectFrom('events')
        .select(eventDetailColumns)
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? eventDetailOf(row, locale, now()) : null
    },
  }
}
