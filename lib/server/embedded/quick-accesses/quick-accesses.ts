import type { ExpressionBuilder, Kysely } from 'kysely'
import { metaOf, perPageDefault } from '@/lib/schemas/list'
import { quickAccessActiveMax } from '@/lib/schemas/quick-accesses'
import type { QuickAccessesPort } from '@/lib/server/contract'
import { containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'
import { searchWords } from '../search-words'

/** Ids of those that count as active: the first eight that are switched on. */
const activeIds = (select: ExpressionBuilder<Database, 'quick_accesses'>) =>
  select
    .selectFrom('quick_accesses as active')
    .select('active.id')
    .where('active.is_active', '=', 1)
    .orderBy('active.position')
    .orderBy('active.id')
    .limit(quickAccessActiveMax)

/** The embedded quick-accesses port. */
export function createQuickAccesses(db: Kysely<Database>): QuickAccessesPort {
  return {
    async list(
      { is_active: isActive, q = '', page = 1, per_page: perPage = perPageDefault },
      locale,
    ) {
      let rows = db.selectFrom('quick_accesses')
      if (isActive !== undefined)
        rows = rows.where((where) =>
          where('quick_accesses.id', isActive ? 'in' : 'not in', activeIds(where)),
        )
      for (const word of searchWords(q)) rows = rows.where(like('folded', containing(word)))
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const found = await rows
        .select([
          'id',
          'title_id',
          'title_en',
          'description_id',
          'description_en',
          'image',
          'link',
          'created_at',
          'updated_at',
        ])
        .select((select) =>
          select
            .case()
            .when('quick_accesses.id', 'in', activeIds(select))
            .then(1)
            .else(0)
            .end()
            .as('counts_as_active'),
        )
        .orderBy('counts_as_active', 'desc')
        .orderBy('position')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const data = found.map((row) => ({
        id: row.id,
        title: locale === 'en' ? row.title_en : row.title_id,
        description: locale === 'en' ? row.description_en : row.description_id,
        link: row.link,
        is_active: row.counts_as_active === 1,
        image: row.image,
        created_at: jakartaTime(row.created_at),
        updated_at: jakartaTime(row.updated_at),
      }))
      return { data, meta: metaOf(count, page, perPage) }
    },
  }
}
