import { type Kysely, sql } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaTimeOn } from '@/lib/jakarta'
import { type EventQuery, eventCategories, groupOfCategory } from '@/lib/schemas/events'
import { metaOf, perPageDefault, rowsBefore } from '@/lib/schemas/list'
import type { EventsPort } from '@/lib/server/content/ports'
import type { ContentItemTable } from '@/lib/server/db/content-types'
import { containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { listTerms } from '@/lib/server/search/embedded/list-terms'
import { translated } from '../../content-type'
import { contentStore, titleIn } from '../../store'
import { eventDetailOf, eventOf, type StoredEvent } from './event'
import type { EventFile } from './event-file'
import { districts } from '../districts'
import { districtTag, events } from './type'

/** Most days and titles that one calendar answer holds. */
const calendarMax = 1000

const columns = [
  'at.id',
  'at.date',
  'at.start_hour',
  'at.end_hour',
  'item.doc',
  'item.updated_at',
  'item.revision',
] as const

/** Every time that something takes place, with what it is; days count only as a pair (contract 1.3). */
function between(db: Kysely<Database>, start: string | undefined, end: string | undefined) {
  const rows = db
    .selectFrom('content_occurrences as at')
    .innerJoin('content_items as item', (join) =>
      join.onRef('item.kind', '=', 'at.kind').onRef('item.id', '=', 'at.item_id'),
    )
    .where('at.kind', '=', events.kind)
  return start && end ? rows.where('at.date', '>=', start).where('at.date', '<=', end) : rows
}

function filtered(db: Kysely<Database>, query: Partial<EventQuery>) {
  let rows = between(db, query.start_date, query.end_date)
  const { group = [], district = [] } = query
  if (query.cat?.length) rows = rows.where('item.category', 'in', query.cat)
  if (query.type?.length) rows = rows.where('item.type', 'in', query.type)
  if (group.length > 0) {
    const categories = eventCategories.filter((category) =>
      group.includes(groupOfCategory(category)),
    )
    rows = rows.where(
      categories.length > 0
        ? sql<boolean>`item.category in (${sql.join(categories)})`
        : sql<boolean>`1 = 0`,
    )
  }
  if (district.length > 0)
    rows = rows.where('at.item_id', 'in', (select) =>
      select
        .selectFrom('content_tags')
        .where('content_tags.kind', '=', events.kind)
        .where('content_tags.tag', 'in', district.map(districtTag))
        .select('content_tags.item_id'),
    )
  for (const word of listTerms(query.q)) rows = rows.where(like('item.folded', containing(word)))
  return rows
}

/** The embedded port of the agenda. */
export function createEvents(db: Kysely<Database>, now: () => Date): EventsPort {
  /** What is stored of the items of rows, with the names of the regencies and cities that they name. */
  async function storedEvents<
    Row extends Pick<ContentItemTable, 'doc' | 'updated_at'> & { revision: number },
  >(rows: readonly Row[], locale: Locale) {
    // The importer checked the documents.
    const files = rows.map((row) => ({ row, doc: JSON.parse(row.doc) as EventFile }))
    const codes = new Set(files.flatMap(({ doc }) => doc.district ?? []))
    const store = contentStore(db, districts)
    const named =
      codes.size === 0 ? [] : await store.all(store.rows().where('slug', 'in', [...codes]), {})
    const names = new Map(named.map(({ slug, doc }) => [slug, doc.name[locale]]))
    return files.map(({ row, doc }): [Row, StoredEvent] => [
      row,
      {
        doc,
        updated_at: row.updated_at,
        revision: row.revision,
        district: names.get(doc.district ?? '') ?? null,
      },
    ])
  }

  return {
    async list(query, locale) {
      const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
      const direction = query.sort_order === 'ASC' ? 'asc' : 'desc'
      const sortColumns = {
        date: 'at.date',
        priority: 'at.priority',
        title: `item.${titleIn(locale)}`,
      } as const
      const rows = filtered(db, query)
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const found = await rows
        .select(columns)
        .orderBy(sortColumns[query.sort_by ?? 'date'], direction)
        // Whatever comes first decides; the rest keeps the hours of a day together and pages apart.
        .orderBy('at.date', direction)
        .orderBy('at.start_hour', direction)
        .orderBy('at.priority', 'desc')
        .orderBy('at.id', direction)
        .limit(perPage)
        .offset(rowsBefore(page, perPage))
        .execute()
      const moment = now()
      const data = (await storedEvents(found, locale)).map(([row, stored]) =>
        eventOf(row, stored, locale, moment),
      )
      return { data, meta: metaOf(count, page, perPage) }
    },

    async calendar(query, locale) {
      const found = await between(db, query.start_date, query.end_date)
        .select(['at.id', 'at.item_id', 'at.date'])
        .orderBy('at.date', 'desc')
        .orderBy('at.start_hour', 'desc')
        .orderBy('at.id', 'desc')
        .limit(calendarMax)
        .execute()
      const items = await contentStore(db, events).byIds([
        ...new Set(found.map((row) => row.item_id)),
      ])
      const titles = new Map(items.map(({ id, doc }) => [id, translated(doc, locale).title]))
      return found.map((row) => ({
        id: row.id,
        title: titles.get(row.item_id) ?? '',
        date: jakartaTimeOn(row.date),
      }))
    },

    async byId(id, locale) {
      const row = await between(db, undefined, undefined)
        .where('at.id', '=', id)
        .select(columns)
        .executeTakeFirst()
      const [found] = row ? await storedEvents([row], locale) : []
      return found ? eventDetailOf(...found, locale, now()) : null
    },
  }
}
