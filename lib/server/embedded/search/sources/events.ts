import { agendaListHref, noAgendaFilters } from '@/lib/agenda/address'
import { endOfDay } from '@/lib/jakarta'
import type { SearchSource } from '../source'

/**
 * Dates of the agenda until the last of them is over; one that returns every year stands there once and leads to the list of its days.
 * Examples are left out: nobody should plan a day by a search result that never takes place.
 */
export const eventsSource: SearchSource = {
  name: 'events',
  domain: 'information',

  async versions(db, ids) {
    const rows = await db
      .selectFrom('events')
      .select(({ fn }) => ['item_id', fn.max('content_hash').as('hash'), fn.max('date').as('last')])
      .where('is_demo', '=', 0)
      .where('item_id', 'in', ids)
      .groupBy('item_id')
      .execute()
    return rows.map(({ item_id: id, hash, last }) => ({ id, version: `${hash} ${last}` }))
  },

  idsAfter: async (db, id, count) =>
    (
      await db
        .selectFrom('events')
        .select('item_id')
        .distinct()
        .where('is_demo', '=', 0)
        .where('item_id', '>', id)
        .orderBy('item_id')
        .limit(count)
        .execute()
    ).map((row) => row.item_id),

  async items(db, ids) {
    const rows = await db
      .selectFrom('events')
      .selectAll()
      .where('item_id', 'in', ids)
      .where('is_demo', '=', 0)
      .orderBy('date')
      .execute()
    const lastByItem = new Map(rows.map((row) => [row.item_id, row]))
    return [...lastByItem.values()].map((row) => ({
      id: row.item_id,
      path: agendaListHref({ ...noAgendaFilters, query: row.title_id }),
      slug: String(row.item_id),
      category: row.category,
      unit: null,
      thumbnail: null,
      texts: {
        id: {
          title: row.title_id,
          summary: row.description_id,
          body: row.address_id ?? '',
          keywords: ['agenda', row.category],
        },
        en:
          row.title_en === null
            ? null
            : {
                title: row.title_en,
                summary: row.description_en ?? '',
                body: row.address_en ?? '',
                keywords: ['agenda'],
              },
      },
      phrases: { id: [], en: [] },
      publishedAt: row.created_at,
      createdAt: row.created_at,
      endAt: endOfDay(row.date),
    }))
  },
}
