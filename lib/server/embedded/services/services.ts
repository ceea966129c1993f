import { type Kysely, sql } from 'kysely'
import { perPageDefault } from '@/lib/schemas/list'
import { serviceCategories } from '@/lib/schemas/services'
import type { ServicesPort } from '@/lib/server/contract'
import { byCharacter } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { serviceFile } from '@/lib/server/seed/service-file'
import { jakartaTime } from '@/lib/jakarta'
import { serviceFacets } from './facets'
import { inCategory, narrowed } from './narrowed'
import { popularServices } from './popular-services'
import { categoryNames, serviceDetail, serviceItem } from './service'

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
