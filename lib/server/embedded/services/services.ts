import { type Kysely, sql } from 'kysely'
import { perPageDefault } from '@/lib/schemas/list'
import {
  serviceCategories,
  availabilities,
  serviceUsers,
  type ServiceFacets,
  type ServiceQuery,
} from '@/lib/schemas/services'
import type { ServicesPort } from '@/lib/server/contract'
import { byCharacter } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { serviceFile } from '@/lib/server/seed/service-file'
import { jakartaTime } from '@/lib/jakarta'
import { inCategory, narrowed } from './narrowed'
import { categoryNames, serviceDetail, serviceItem } from './service'
import type { Locale } from '@/lib/i18n/locales'
import {
  popularPerAudience,
  serviceAudiences,
  type PopularService,
  type ServiceAudience,
} from '@/lib/schemas/popular-services'

/** The first three of each audience, or of the one asked for, in the order of the home page. */
async function popularServices(
  db: Kysely<Database>,
  audience: ServiceAudience | undefined,
  locale: Locale,
): Promise<PopularService[]> {
  const rows = await db
    .selectFrom('popular_services as popular')
    .innerJoin('services', 'services.id', 'popular.service_id')
    .select([
      'popular.id',
      'popular.audience',
      'title_id',
      'title_en',
      'description_id',
      'description_en',
      'icon',
      'services.slug',
    ])
    .orderBy('popular.position')
    .orderBy('popular.id')
    .execute()
  return serviceAudiences
    .filter((each) => audience === undefined || each === audience)
    .flatMap((each) =>
      rows
        .filter((row) => row.audience === each)
        .slice(0, popularPerAudience)
        .map((row) => ({
          id: row.id,
          audience: each,
          title: locale === 'en' ? row.title_en : row.title_id,
          description: locale === 'en' ? row.description_en : row.description_id,
          icon: row.icon,
          link: `/layanan/${row.slug}`,
        })),
    )
}

/** How many services each choice would show, given words, category and the choices of all other facets. */
async function serviceFacets(
  db: Kysely<Database>,
  query: Partial<ServiceQuery>,
  now: Date,
): Promise<ServiceFacets> {
  const having = (change: Partial<ServiceQuery>) =>
    narrowed(inCategory(db, query.cat), { ...query, ...change }, now)
  const countOf = async (change: Partial<ServiceQuery>) =>
    (
      await having(change)
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const [byAvailability, byUser, free, open] = await Promise.all([
    having({ availability: undefined })
      .select(['availability as value', (select) => select.fn.countAll<number>().as('count')])
      .groupBy('availability')
      .execute(),
    having({ service_user: undefined })
      .select(['service_user as value', (select) => select.fn.countAll<number>().as('count')])
      .groupBy('service_user')
      .execute(),
    countOf({ is_free: true }),
    countOf({ open: true }),
  ])
  const counted = <T extends string>(
    values: readonly T[],
    rows: { value: string; count: number }[],
  ) =>
    values.map((value) => ({ value, count: rows.find((row) => row.value === value)?.count ?? 0 }))
  return {
    availability: counted(availabilities, byAvailability),
    service_user: counted(serviceUsers, byUser),
    is_free: free,
    open,
  }
}

// The importer checked the file; parsing again turns stored text back into typed values.
const fileOf = (body: string) => serviceFile.parse(JSON.parse(body))

/** The embedded services port. */
export function createServices(db: Kysely<Database>, now: () => Date): ServicesPort {
  return {
    async list(query, locale) {
      const ofCategory = inCategory(db, query.cat)
      const rows = narrowed(ofCategory, query, now())
      const [{ count }, { all, updated }] = await Promise.all([
        rows.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
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
      let found = rows
        .select(['slug', 'availability', 'updated_at', 'body'])
        .orderBy(
          byDate
            ? sql.ref('updated_at')
            : byCharacter(
                db,
                locale === 'en' ? sql`lower(coalesce(name_en, name_id))` : sql.ref('folded_name'),
              ),
          direction,
        )
        .orderBy('id')
      if (query.paginated) {
        const perPage = query.per_page ?? perPageDefault
        found = found.limit(perPage).offset(((query.page ?? 1) - 1) * perPage)
      }
      const data = (await found.execute()).map((row) => serviceItem(row, fileOf(row.body), locale))
      return {
        data,
        meta: {
          total_count: count,
          last_updated: updated ? jakartaTime(updated) : null,
          static_count: all,
        },
      }
    },

    async bySlug(slug, locale) {
      const row = await db
        .selectFrom('services')
        .select(['slug', 'availability', 'updated_at', 'body'])
        .where('slug', '=', slug)
        .executeTakeFirst()
      return row ? serviceDetail(row, fileOf(row.body), locale) : null
    },

    facets: (query) => serviceFacets(db, query, now()),

    async categories(locale) {
      const rows = await db
        .selectFrom('services')
        .select('category')
        .select((select) => select.fn.countAll<number>().as('count'))
        .groupBy('category')
        .execute()
      const counts = new Map(rows.map((row) => [row.category, row.count]))
      return serviceCategories.map((name) => ({
        name,
        label: locale === 'en' ? categoryNames[name] : name,
        count: counts.get(name) ?? 0,
      }))
    },

    popular: (audience, locale) => popularServices(db, audience, locale),

    slugs: () => db.selectFrom('services').select(['slug', 'updated_at']).orderBy('id').execute(),
  }
}
