import type { Kysely } from 'kysely'
import { jakartaTime } from '@/lib/jakarta'
import { perPageDefault, rowsBefore } from '@/lib/schemas/list'
import {
  availabilities,
  serviceCategories,
  type ServiceFacets,
  type ServiceQuery,
  serviceUsers,
} from '@/lib/schemas/services'
import type { ServicesPort } from '@/lib/server/content/ports'
import type { Database } from '@/lib/server/db/types'
import { contentStore, countOf, titleIn } from '../../store'
import { listPopularServices } from '../popular-services'
import { inCategory, narrowed, openServices } from './narrowed'
import { categoryNames, serviceDetail, serviceItem } from './service'
import { services } from './type'

/** How many services each choice would show, given the query, the category and the choices of all other facets. */
async function serviceFacets(
  db: Kysely<Database>,
  query: Partial<ServiceQuery>,
  now: Date,
): Promise<ServiceFacets> {
  const openNow = await openServices(db, now)
  const having = (change: Partial<ServiceQuery>) => {
    const choices = { ...query, ...change }
    return narrowed(inCategory(db, query.cat), choices, choices.open ? openNow : null)
  }
  const [byAvailability, byUser, free, open] = await Promise.all([
    having({ availability: undefined })
      .select(['type as value', (select) => select.fn.countAll<number>().as('count')])
      .groupBy('type')
      .execute(),
    db
      .selectFrom('content_tags')
      .where('kind', '=', services.kind)
      .where('tag', 'in', serviceUsers)
      .where('item_id', 'in', having({ service_user: undefined }).select('id'))
      .select(['tag as value', (select) => select.fn.countAll<number>().as('count')])
      .groupBy('tag')
      .execute(),
    countOf(having({ is_free: true })),
    countOf(having({ open: true })),
  ])
  const counted = <T extends string>(
    values: readonly T[],
    rows: { value: string | null; count: number }[],
  ) =>
    values.map((value) => ({ value, count: rows.find((row) => row.value === value)?.count ?? 0 }))
  return {
    availability: counted(availabilities, byAvailability),
    service_user: counted(serviceUsers, byUser),
    is_free: free,
    open,
  }
}

/** The embedded services port. */
export function createServices(db: Kysely<Database>, now: () => Date): ServicesPort {
  const store = contentStore(db, services)
  return {
    async list(query, locale) {
      const ofCategory = inCategory(db, query.cat)
      const rows = narrowed(ofCategory, query, query.open ? await openServices(db, now()) : null)
      const [count, { all, updated }] = await Promise.all([
        countOf(rows),
        ofCategory
          .select((select) => [
            select.fn.countAll<number>().as('all'),
            select.fn.max('updated_at').as('updated'),
          ])
          .executeTakeFirstOrThrow(),
      ])
      // Names read from A to Z unless asked otherwise; a list of dates reads from the newest.
      const byDate = query.sort_by === 'updated_at'
      const direction =
        query.sort_order?.toLowerCase() === 'asc'
          ? 'asc'
          : query.sort_order
            ? 'desc'
            : byDate
              ? 'desc'
              : 'asc'
      const order = { [byDate ? 'updated_at' : titleIn(locale)]: direction, id: 'asc' } as const
      const perPage = query.per_page ?? perPageDefault
      const found = query.paginated
        ? await store.some(rows, order, {
            limit: perPage,
            offset: rowsBefore(query.page ?? 1, perPage),
          })
        : await store.all(rows, order)
      return {
        data: found.map((row) => serviceItem(row, locale)),
        meta: {
          total_count: count,
          last_updated: updated ? jakartaTime(updated) : null,
          static_count: all,
        },
      }
    },

    async bySlug(slug, locale) {
      const found = await store.one(store.rows().where('slug', '=', slug))
      return found && serviceDetail(found, locale)
    },

    facets: (query) => serviceFacets(db, query, now()),

    async categories(locale) {
      const counts = await store.countByCategory()
      return serviceCategories.map((name) => ({
        name,
        label: locale === 'en' ? categoryNames[name] : name,
        count: counts.get(name) ?? 0,
      }))
    },

    popular: (audience, locale) => listPopularServices(db, audience, locale),

    slugs: () => store.rows().select(['slug', 'updated_at']).orderBy('id').execute(),
  }
}
