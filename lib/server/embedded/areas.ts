import { type Kysely, sql } from 'kysely'
import { metaOf } from '@/lib/schemas/list'
import type { AreasPort } from '@/lib/server/contract'
import { byCharacter, containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { searchWords } from './search-words'

/** The embedded areas port. */
export function createAreas(db: Kysely<Database>): AreasPort {
  return {
    async list({
      depth,
      parent_code_kemendagri: parent,
      code_kemendagri: code,
      q,
      page,
      per_page: perPage,
    }) {
      let rows = db.selectFrom('areas').where('depth', '=', depth)
      if (code) rows = rows.where('code_kemendagri', '=', code)
      // A province has no parent; the contract's default parent would hide it.
      else if (depth > 1)
        rows = rows.where((where) =>
          where.or([
            where('parent_code', '=', parent),
            where('code_kemendagri', 'like', `${parent}.%`),
          ]),
        )
      for (const word of searchWords(q)) rows = rows.where(like('folded', containing(word)))
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const data = await rows
        .select(['id', 'name', 'code_kemendagri'])
        .orderBy(byCharacter(db, sql.ref('folded')))
        .orderBy('code_kemendagri')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { data, meta: metaOf(count, page, perPage) }
    },
  }
}
