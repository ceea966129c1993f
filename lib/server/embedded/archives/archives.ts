import { type Kysely, sql } from 'kysely'
import { fold } from '@/lib/fold'
import { archiveTopicNames, archiveTopics, type ArchiveQuery } from '@/lib/schemas/archives'
import { metaOf, perPageDefault } from '@/lib/schemas/list'
import type { ArchivesPort } from '@/lib/server/contract'
import { among, byCharacter } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { detailOf, itemOf } from './document'
import { type ItemsWithWords, itemsWithWords } from '../search/item-words'

const columns = [
  'id',
  'slug',
  'category',
  'mimetype',
  'year',
  'title_id',
  'title_en',
  'description_id',
  'description_en',
  'source_id',
  'source_en',
  'size_id',
  'size_en',
  'body',
  'is_demo',
  'created_at',
  'updated_at',
] as const

/** Slugs of the topics that are asked for by slug or by name; an unknown one stays, so that it finds nothing. */
const topicsOf = (asked: readonly string[]) =>
  asked.map(
    (text) =>
      archiveTopics.find((topic) =>
        [topic, archiveTopicNames[topic].id, archiveTopicNames[topic].en].some(
          (name) => fold(name) === fold(text),
        ),
      ) ?? '-',
  )

/** The embedded port of the archive. */
export function createArchives(
  db: Kysely<Database>,
  { siteOrigin }: { siteOrigin: string },
): ArchivesPort {
  function matching(
    { cat = [], year }: Partial<ArchiveQuery>,
    found: ItemsWithWords | null = null,
  ) {
    let rows = db.selectFrom('document_archives')
    const [topic, ...others] = topicsOf(cat.filter((text) => text !== ''))
    // Of one topic the rows lie together in its index.
    if (topic !== undefined)
      rows =
        others.length === 0
          ? rows.where('category', '=', topic)
          : rows.where('category', 'in', [topic, ...others])
    if (year !== undefined) rows = rows.where('year', '=', year)
    return found ? rows.where(among(db, sql.ref('id'), found.ids)) : rows
  }

  return {
    async list(query, locale) {
      const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
      const withWords = await itemsWithWords(db, 'archives', query.q)
      const rows = matching(query, withWords)
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      // As the indexes of migration 026 have them.
      const sortColumns = {
        created_at: sql.ref('created_at'),
        title: byCharacter(
          db,
          locale === 'en' ? sql`lower(coalesce(title_en, title_id))` : sql.ref('folded_title'),
        ),
      }
      const direction = query.sort_order === 'ASC' ? 'asc' : 'desc'
      // Numbers first: an index alone finds them, and the documents that are passed over are not read.
      const found = await rows
        .select('id')
        .orderBy(sortColumns[query.sort_by ?? 'created_at'], direction)
        .orderBy('id', direction)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const ids = found.map(({ id }) => id)
      const shown =
        ids.length === 0
          ? []
          : await db
              .selectFrom('document_archives')
              .select(columns)
              .where('id', 'in', ids)
              .execute()
      const data = shown
        .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
        .map((row) => itemOf(row, locale, siteOrigin))
      return {
        data,
        meta: {
          ...metaOf(count, page, perPage),
          ...(withWords?.isCapped && { is_total_capped: true }),
        },
      }
    },

    async categories(locale) {
      const rows = await db
        .selectFrom('document_archives')
        .select(['category', (select) => select.fn.countAll<number>().as('count')])
        .groupBy('category')
        .execute()
      const counts = new Map(rows.map(({ category, count }) => [category, count]))
      return archiveTopics.map((slug) => ({
        name: archiveTopicNames[slug][locale],
        slug,
        count: counts.get(slug) ?? 0,
      }))
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
      const row = await db
        .selectFrom('document_archives')
        .select(columns)
        .where('slug', '=', slug)
        .executeTakeFirst()
      return row ? detailOf(row, locale, siteOrigin) : null
    },

    slugs: () =>
      db.selectFrom('document_archives').select(['slug', 'updated_at']).orderBy('id').execute(),
  }
}
