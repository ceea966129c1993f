import { type Kysely, sql } from 'kysely'
import { fold } from '@/lib/fold'
import type { LifeEventService } from '@/lib/schemas/life-events'
import { metaOf, perPageDefault } from '@/lib/schemas/list'
import type { LifeEventsPort } from '@/lib/server/contract'
import { byCharacter, containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { serviceFile } from '@/lib/server/seed/service-file'
import { searchWords } from '../search-words'
import { serviceItem } from '../services/service'
import { detailOf, eventColumns, eventOf, type EventRow, type SectorRow } from './event'

/** Sectors by life event, in the editor's order. */
async function sectorsOf(
  db: Kysely<Database>,
  events: EventRow[],
): Promise<Map<number, SectorRow[]>> {
  const found = new Map<number, SectorRow[]>()
  if (events.length === 0) return found
  const rows = await db
    .selectFrom('life_event_sectors')
    .select(['life_event_id', 'name_id', 'name_en'])
    .where(
      'life_event_id',
      'in',
      events.map(({ id }) => id),
    )
    .orderBy('life_event_id')
    .orderBy('position')
    .execute()
  for (const row of rows)
    found.set(row.life_event_id, [...(found.get(row.life_event_id) ?? []), row])
  return found
}

/** The stored life event with a name in either language; the first in the list should two share it. */
async function findByName(db: Kysely<Database>, name: string): Promise<EventRow | undefined> {
  const folded = fold(name)
  return db
    .selectFrom('life_events')
    .select(eventColumns)
    .where((where) => where.or([where('folded_id', '=', folded), where('folded_en', '=', folded)]))
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** The embedded life-events port. */
export function createLifeEvents(db: Kysely<Database>): LifeEventsPort {
  return {
    async parts(locale) {
      const rows = await db
        .selectFrom('life_events')
        .select(eventColumns)
        .orderBy('position')
        .orderBy('id')
        .execute()
      const sectors = await sectorsOf(db, rows)
      return rows.map((row) => eventOf(row, sectors.get(row.id) ?? [], locale))
    },

    async list(query, locale) {
      const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
      let rows = db.selectFrom('life_events')
      for (const word of searchWords(query.q)) rows = rows.where(like('folded', containing(word)))
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const found = await rows
        .select(eventColumns)
        .select((select) =>
          select
            .selectFrom('life_event_services')
            .whereRef('life_event_services.life_event_id', '=', 'life_events.id')
            .select(({ fn }) => fn.countAll<number>().as('services'))
            .as('services'),
        )
        .orderBy('position')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const sectors = await sectorsOf(db, found)
      const data = found.map((row) => ({
        ...eventOf(row, sectors.get(row.id) ?? [], locale),
        service_count: row.services ?? 0,
      }))
      return { data, meta: metaOf(count, page, perPage) }
    },

    async byName(name, locale) {
      const row = await findByName(db, name)
      return row ? detailOf(row, (await sectorsOf(db, [row])).get(row.id) ?? [], locale) : null
    },

    async services(name, query, locale) {
      const event = await findByName(db, name)
      if (!event) return null
      const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
      let rows = db
        .selectFrom('life_event_services as link')
        .innerJoin('services', 'services.id', 'link.service_id')
        .innerJoin('life_event_sectors as sector', (join) =>
          join
            .onRef('sector.life_event_id', '=', 'link.life_event_id')
            .onRef('sector.position', '=', 'link.sector_position'),
        )
        .where('link.life_event_id', '=', event.id)
      if (query.sector) {
        const sector = fold(query.sector)
        rows = rows.where((where) =>
          where.or([
            where('sector.folded_id', '=', sector),
            where('sector.folded_en', '=', sector),
          ]),
        )
      }
      for (const word of searchWords(query.q))
        rows = rows.where(like('services.folded', containing(word)))
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const chosen = rows.select([
        'services.slug',
        'services.availability',
        'services.updated_at',
        'services.body',
        'sector.name_id as sector_id',
        'sector.name_en as sector_en',
      ])
      const direction = query.sort_order?.toLowerCase() === 'desc' ? 'desc' : 'asc'
      const sorted =
        query.sort_by === 'name'
          ? chosen.orderBy(
              byCharacter(
                db,
                locale === 'en'
                  ? sql`lower(coalesce(services.name_en, services.name_id))`
                  : sql.ref('services.folded_name'),
              ),
              direction,
            )
          : chosen.orderBy('link.sector_position').orderBy('link.position')
      const found = await sorted
        .orderBy('services.id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const data = found.map(
        // The importer checked the file; parsing again turns stored text back into typed values.
        (row): LifeEventService => ({
          ...serviceItem(row, serviceFile.parse(JSON.parse(row.body)), locale),
          sector: locale === 'en' ? row.sector_en : row.sector_id,
        }),
      )
      return { data, meta: metaOf(count, page, perPage) }
    },
  }
}
