import { type Kysely, sql } from 'kysely'
import { isDistrictType } from '@/lib/schemas/districts'
import { metaOf, perPageDefault } from '@/lib/schemas/list'
import type { DistrictsPort } from '@/lib/server/contract'
import { byCharacter, containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { searchWords } from '../search-words'

/** The embedded port of regencies and cities. */
export function createDistricts(db: Kysely<Database>): DistrictsPort {
  return {
    async list(query, locale) {
      const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
      let rows = db.selectFrom('districts')
      if (query.type) rows = rows.where('type', '=', query.type)
      for (const word of searchWords(query.q)) rows = rows.where(like('folded', containing(word)))
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const sortColumns = {
        code_kemendagri: byCharacter(db, sql.ref('code_kemendagri')),
        name: byCharacter(db, locale === 'en' ? sql`lower(name_en)` : sql.ref('folded_name')),
        area_km2: sql.ref('area_km2'),
      }
      const found = await rows
        .select([
          'id',
          'name_id',
          'name_en',
          'chief',
          'address',
          'website',
          'logo',
          'code_kemendagri',
          'type',
          'capital',
          'area_km2',
        ])
        .orderBy(
          sortColumns[query.sort_by ?? 'code_kemendagri'],
          query.sort_order?.toLowerCase() === 'desc' ? 'desc' : 'asc',
        )
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const data = found.map(({ name_id: indonesian, name_en: english, type, ...row }) => ({
        ...row,
        name: locale === 'en' ? english : indonesian,
        type: isDistrictType(type) ? type : ('kabupaten' as const),
      }))
      return { data, meta: metaOf(count, page, perPage) }
    },
  }
}
