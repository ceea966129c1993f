import { type Kysely, type Selectable } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { Information, InformationDetail, InformationKind } from '@/lib/schemas/informations'
import { metaOf, perPageDefault } from '@/lib/schemas/list'
import type { InformationsPort } from '@/lib/server/contract'
import { containing, like } from '@/lib/server/db/dialect'
import type { InformationTable } from '@/lib/server/db/about-types'
import type { Database } from '@/lib/server/db/types'
import { sanitise } from '@/lib/server/rich-text'
import { jakartaTime } from '@/lib/jakarta'
import { categoryOf } from './category'
import { searchWords } from '../search-words'

type InformationRow = Omit<
  Selectable<InformationTable>,
  'content_id' | 'content_en' | 'folded' | 'content_hash' | 'seeded_hash'
>
type DetailRow = InformationRow & Pick<InformationTable, 'content_id' | 'content_en'>

const itemColumns = [
  'id',
  'slug',
  'kind',
  'category',
  'image',
  'author',
  'title_id',
  'excerpt_id',
  'title_en',
  'excerpt_en',
  'show_at',
  'end_at',
  'created_at',
  'updated_at',
] as const

const kindOf = (value: string): InformationKind =>
  value === 'announcement' ? 'announcement' : 'information'

/** In the asked language, or else in Indonesian and marked so. */
function itemOf(row: InformationRow, locale: Locale): Information {
  const isEnglish = locale === 'en' && row.title_en !== null
  return {
    id: row.id,
    title: (isEnglish ? row.title_en : null) ?? row.title_id,
    excerpt: (isEnglish ? row.excerpt_en : null) ?? row.excerpt_id,
    category: categoryOf(row.category, kindOf(row.kind), locale),
    slug: row.slug,
    image: row.image,
    author: row.author,
    created_at: jakartaTime(row.created_at),
    updated_at: jakartaTime(row.updated_at),
    lang: isEnglish ? 'en' : 'id',
  }
}

function detailOf(row: DetailRow, locale: Locale): InformationDetail {
  const item = itemOf(row, locale)
  return {
    ...item,
    content: sanitise((item.lang === 'en' ? row.content_en : null) ?? row.content_id, locale),
    show_date: jakartaTime(row.show_at),
    end_date: row.end_at === null ? null : jakartaTime(row.end_at),
    status: 'PUBLISHED',
  }
}

/** The embedded port of informations and announcements. */
export function createInformations(db: Kysely<Database>, now: () => Date): InformationsPort {
  /** Those whose days of showing include today. */
  function shown(kind: InformationKind) {
    const moment = now().toISOString()
    return db
      .selectFrom('informations')
      .where('kind', '=', kind)
      .where('show_at', '<=', moment)
      .where((where) => where.or([where('end_at', 'is', null), where('end_at', '>=', moment)]))
  }
  const detail = (kind: InformationKind) =>
    shown(kind).select([...itemColumns, 'content_id', 'content_en'])

  return {
    async list(kind, query, locale) {
      const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
      let rows = shown(kind)
      for (const word of searchWords(query.q)) rows = rows.where(like('folded', containing(word)))
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const found = await rows
        .select(itemColumns)
        .orderBy('show_at', 'desc')
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { data: found.map((row) => itemOf(row, locale)), meta: metaOf(count, page, perPage) }
    },

    async byId(kind, id, locale) {
      const row = await detail(kind).where('id', '=', id).executeTakeFirst()
      return row ? detailOf(row, locale) : null
    },

    async bySlug(kind, slug, locale) {
      const row = await detail(kind).where('slug', '=', slug).executeTakeFirst()
      return row ? detailOf(row, locale) : null
    },
  }
}
