import { type Kysely, sql } from 'kysely'
import { fold } from '@/lib/fold'
import { archiveTopicNames, archiveTopics, type ArchiveQuery } from '@/lib/schemas/archives'
import { metaOf, perPageDefault } from '@/lib/schemas/list'
import type { ArchivesPort } from '@/lib/server/contract'
import { byCharacter, containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { detailOf, itemOf } from './document'
import { searchWords } from '../search-words'

const columns = [
  'id', 'slug', 'category', 'mimetype', 'year', 'title_id', 'title_en', 'description_id', 'description_en', 'source_id', 'source_en', 'size_id', 'size_en', 'body',
  'is_demo', 'created_at', 'updated_at',
] as const

/** Slugs of the topics that are asked for by slug or by name; an unknown one stays, so that it finds nothing. */
const topicsOf = (asked: readonly string[]) =>
  asked.map((text) => archiveTopics.find((topic) => [topic, archiveTopicNames[topic].id, archiveTopicNames[topic].en].some((name) => fold(name) === fold(text))) ?? '-')

/** The embedded port of the archive. */
export function createArchives(db: Kysely<Database>, { siteOrigin }: { siteOrigin: string }): ArchivesPort {
  function matching({ cat = [], q = '', year }: Partial<ArchiveQuery>) {
    let rows = db.selectFrom('document_archives')
    const topics = topicsOf(cat.filter((text) => text !== ''))
    if (topics.length > 0) rows = rows.where('category', 'in', topics)
    if (year !== undefined) rows = rows.where('year', '=', year)
    for (const word of searchWords(q)) rows = rows.where(like('folded', containing(word)))
    return rows
  }

  return {
    async list(query, locale) {
      const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
      const rows = matching(query)
      const { count } = await rows.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      const sortColumns = {
        created_at: sql.ref('created_at'),
        title: byCharacter(db, locale === 'en' ? sql`lower(coalesce(title_en, title_id))` : sql.ref('folded_title')),
      }
      const direction = query.sort_order === 'ASC' ? 'asc' : 'desc'
      const found = await rows
        .select(columns)
        .orderBy(sortColumns[query.sort_by ?? 'created_at'], direction)
        .orderBy('id', direction)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { data: found.map((row) => itemOf(row, locale, siteOrigin)), meta: metaOf(count, page, perPage) }
    },

    async categories(locale) {
      const rows = await db
        .selectFrom('document_archives')
        .select(['category', (select) => select.fn.countAll<number>().as('count')])
        .groupBy('category')
        .execute()
      const counts = new Map(rows.map(({ category, count }) => [category, count]))
      return archiveTopics.map((slug) => ({ name: archiveTopicNames[slug][locale], slug, count: counts.get(slug) ?? 0 }))
    },

    async years(topic) {
      const rows = await matching({ cat: topic ? [topic] : [] })
        .select('year')
        .distinct()
        .orderBy('year', 'desc')
        .execute()
      return rows.map(({ year }) => year)
    },

    async bySlug(slug, locale) {
      const row = await db.selectFrom('document_archives').select(columns).where('slug', '=', slug).executeTakeFirst()
      return row ? detailOf(row, locale, siteOrigin) : null
    },

    slugs: () => db.selectFrom('document_archives').select(['slug', 'updated_at']).orderBy('id').execute(),
  }
}
