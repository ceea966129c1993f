import { type Kysely, type Selectable, sql } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { metaOf, perPageDefault } from '@/lib/schemas/list'
import { isUnitGroup, type Unit, unitGroups } from '@/lib/schemas/units'
import type { UnitsPort } from '@/lib/server/contract'
import type { UnitTable } from '@/lib/server/db/about-types'
import { containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'
import { searchWords } from '../search-words'

const columns = [
  'id',
  'parent_id',
  'group',
  'name_id',
  'name_en',
  'short_name',
  'description_id',
  'description_en',
  'chief',
  'address',
  'website',
  'ppid',
  'logo',
  'phone',
] as const

type UnitRow = Pick<Selectable<UnitTable>, (typeof columns)[number]>

function unitOf(row: UnitRow, locale: Locale): Unit {
  const {
    name_id: nameId,
    name_en: nameEn,
    description_id: descriptionId,
    description_en: descriptionEn,
    group,
    ...facts
  } = row
  const isEnglish = locale === 'en'
  return {
    ...facts,
    group: isUnitGroup(group) ? group : 'dinas',
    name: isEnglish ? nameEn : nameId,
    description: isEnglish ? descriptionEn : descriptionId,
  }
}

/** Place of the group in the list. */
const groupRank = sql`case ${sql.ref('group')} ${sql.join(
  unitGroups.map((group, rank) => sql`when ${sql.lit(group)} then ${sql.lit(rank)}`),
  sql` `,
)} else ${sql.lit(unitGroups.length)} end`

/** The embedded port of the regional apparatus. */
export function createUnits(db: Kysely<Database>): UnitsPort {
  return {
    async list(query, locale) {
      const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
      let rows = db.selectFrom('units')
      if (query.group) rows = rows.where('group', '=', query.group)
      for (const word of searchWords(query.q)) rows = rows.where(like('folded', containing(word)))
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const found = await rows
        .select(columns)
        .orderBy(groupRank)
        .orderBy('position')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { data: found.map((row) => unitOf(row, locale)), meta: metaOf(count, page, perPage) }
    },

    async byId(id, locale) {
      const row = await db
        .selectFrom('units')
        .select([...columns, 'created_at', 'updated_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      const { created_at: createdAt, updated_at: updatedAt, ...unit } = row
      return {
        ...unitOf(unit, locale),
        created_at: jakartaTime(createdAt),
        updated_at: jakartaTime(updatedAt),
      }
    },
  }
}
