import { type Kysely, type Selectable } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { awardCategories, isAwardCategory, type Award } from '@/lib/schemas/awards'
import { metaOf, perPageDefault } from '@/lib/schemas/list'
import type { AwardsPort } from '@/lib/server/contract'
import { byCharacter, containing, like } from '@/lib/server/db/dialect'
import type { AwardTable } from '@/lib/server/db/program-types'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'
import { awardCategoryName, awardCategoryOf } from '@/lib/awards/award-categories'
import { awardSourceIn } from './award-source'
import { searchWords } from '../search-words'

const columns = [
  'id',
  'category',
  'year',
  'logo',
  'title_id',
  'appreciator_id',
  'description_id',
  'title_en',
  'appreciator_en',
  'description_en',
  'source',
  'created_at',
  'updated_at',
] as const

type AwardRow = Pick<Selectable<AwardTable>, (typeof columns)[number]>

/** In the asked language, or else in Indonesian and marked so. */
function awardOf(row: AwardRow, locale: Locale): Award {
  const isEnglish = locale === 'en' && row.title_en !== null
  const category = isAwardCategory(row.category) ? row.category : 'pembangunan'
  return {
    id: row.id,
    title: (isEnglish ? row.title_en : null) ?? row.title_id,
    logo: row.logo,
    appreciator: (isEnglish ? row.appreciator_en : null) ?? row.appreciator_id,
    description: (isEnglish ? row.description_en : null) ?? row.description_id,
    category: awardCategoryName(category, locale),
    created_at: jakartaTime(row.created_at),
    updated_at: jakartaTime(row.updated_at),
    year: row.year,
    category_key: category,
    source: awardSourceIn(row.source, locale),
    lang: isEnglish ? 'en' : 'id',
  }
}

/** The embedded port of the achievements. */
export function createAwards(db: Kysely<Database>): AwardsPort {
  return {
    async list(
      {
        q = '',
        cat = [],
        sort_by: sortBy = 'year',
        sort_order: sortOrder = 'DESC',
        page = 1,
        per_page: perPage = perPageDefault,
      },
      locale,
    ) {
      let rows = db.selectFrom('awards')
      const categories = cat.map(awardCategoryOf).filter((key) => key !== null)
      if (cat.length > 0)
        rows =
          categories.length > 0
            ? rows.where('category', 'in', categories)
            : rows.where('id', '=', 0)
      for (const word of searchWords(q)) rows = rows.where(like('folded', containing(word)))
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const direction = sortOrder === 'ASC' ? 'asc' : 'desc'
      const title = locale === 'en' ? 'folded_title_en' : 'folded_title_id'
      const ordered =
        sortBy === 'title'
          ? rows.orderBy((order) => byCharacter(db, order.ref(title)), direction)
          : rows.orderBy('year', direction)
      const found = await ordered
        .select(columns)
        .orderBy('id', direction)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { data: found.map((row) => awardOf(row, locale)), meta: metaOf(count, page, perPage) }
    },

    async byId(id, locale) {
      const row = await db
        .selectFrom('awards')
        .select(columns)
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? awardOf(row, locale) : null
    },

    async categories(locale) {
      const rows = await db
        .selectFrom('awards')
        .select((select) => ['category', select.fn.countAll<number>().as('count')])
        .groupBy('category')
        .execute()
      const counts = new Map(rows.map(({ category, count }) => [category, count]))
      return awardCategories.map((key) => ({
        category: awardCategoryName(key, locale),
        count: counts.get(key) ?? 0,
        key,
      }))
    },
  }
}
