import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { metaOf, perPageDefault, type Page } from '@/lib/schemas/list'
import type { NewsItem, NewsQuery } from '@/lib/schemas/news'
import { among, byCharacter } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { endOfDay, startOfDay } from '@/lib/jakarta'
import { itemColumns, newsItem, type TagRow } from './article'
import { liveNews } from './live-news'
import { type ItemsWithWords, itemsWithWords } from '../search/item-words'

export interface NewsSettings {
  siteOrigin: string
  now: () => Date
}

type LiveNews = SelectQueryBuilder<Database, 'news', object>

function filtered(
  db: Kysely<Database>,
  rows: LiveNews,
  query: Partial<NewsQuery>,
  found: ItemsWithWords | null,
  tagIds: readonly number[] | null,
): LiveNews {
  let result = rows
  const [category, ...others] = query.cat ?? []
  // Of one category the rows lie together in its index.
  if (category !== undefined)
    result =
      others.length === 0
        ? result.where('category', '=', category)
        : result.where('category', 'in', [category, ...others])
  if (query.type) result = result.where('type', '=', query.type)
  if (query.exclude) result = result.where('id', '!=', query.exclude)
  // Dates count only as a pair (contract 1.3).
  if (query.start_date && query.end_date) {
    result = result
      .where('published_at', '>=', startOfDay(query.start_date))
      .where('published_at', '<=', endOfDay(query.end_date))
  }
  if (found) result = result.where(among(db, sql.ref('id'), found.ids))
  // Of few tags' own index; asked for together with their names, a database may read the tags of all articles.
  if (tagIds)
    result = result.where('id', 'in', (select) =>
      select
        .selectFrom('news_tags')
        .where(among(db, sql.ref('tag_id'), tagIds))
        .select('news_id'),
    )
  return result
}

/** Tags of a name in either language; null when none is asked for. */
async function tagsNamed(db: Kysely<Database>, name: string | undefined): Promise<number[] | null> {
  const tag = name?.toLowerCase()
  if (!tag) return null
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where((where) =>
      where.or([where(sql`lower(name_id)`, '=', tag), where(sql`lower(name_en)`, '=', tag)]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Tags of articles, by article, in the order the editor gave. */
export async function tagsOf(
  db: Kysely<Database>,
  newsIds: number[],
): Promise<Map<number, TagRow[]>> {
  const found = new Map<number, TagRow[]>()
  if (newsIds.length === 0) return found
  const rows = await db
    .selectFrom('news_tags')
    .innerJoin('tags', 'tags.id', 'news_tags.tag_id')
    .select(['news_tags.news_id', 'news_tags.tag_id', 'tags.name_id', 'tags.name_en'])
    .where('news_tags.news_id', 'in', newsIds)
    .orderBy('news_tags.position')
    .execute()
  for (const row of rows) found.set(row.news_id, [...(found.get(row.news_id) ?? []), row])
  return found
}

async function itemsOf(
  db: Kysely<Database>,
  ids: readonly number[],
  locale: Locale,
  { siteOrigin }: NewsSettings,
): Promise<NewsItem[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('news').select(itemColumns).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const tags = await tagsOf(db, [...ids])
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [newsItem(row, tags.get(id) ?? [], locale, siteOrigin)] : []
  })
}

/** A part of the articles asked for; equal sort values fall back to the newest, then to the id, so that pages never overlap. */
async function someNews(
  db: Kysely<Database>,
  rows: LiveNews,
  query: Partial<NewsQuery>,
  locale: Locale,
  settings: NewsSettings,
  range: { limit: number; offset: number },
) {
  const direction = query.sort_order === 'ASC' ? 'asc' : 'desc'
  const sortBy = query.sort_by ?? 'published_at'
  // As the indexes of migration 026 have them.
  const title = locale === 'en' ? sql`lower(coalesce(title_en, title_id))` : sql`lower(title_id)`
  const sortColumn = sortBy === 'title' ? byCharacter(db, title) : sql.ref(sortBy)
  // Numbers first: an index alone finds them, and the articles that are passed over are not read.
  const found = await rows
    .select('id')
    .orderBy(sortColumn, direction)
    .$if(sortBy !== 'published_at', (sorted) => sorted.orderBy('published_at', 'desc'))
    .orderBy('id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute()
  return itemsOf(
    db,
    found.map(({ id }) => id),
    locale,
    settings,
  )
}

/** The first articles of a list, without counting the others. */
export async function firstNews(
  db: Kysely<Database>,
  query: Partial<NewsQuery>,
  count: number,
  locale: Locale,
  settings: NewsSettings,
): Promise<NewsItem[]> {
  return someNews(
    db,
    filtered(db, liveNews(db, settings.now()), query, null, null),
    query,
    locale,
    settings,
    { limit: count, offset: 0 },
  )
}

/** One page of articles. */
export async function listNews(
  db: Kysely<Database>,
  query: Partial<NewsQuery>,
  locale: Locale,
  settings: NewsSettings,
): Promise<Page<NewsItem>> {
  const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
  const withWords = await itemsWithWords(db, 'news', query.q)
  const rows = filtered(
    db,
    liveNews(db, settings.now()),
    query,
    withWords,
    await tagsNamed(db, query.tag),
  )
  const { count } = await rows
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const data = await someNews(db, rows, query, locale, settings, {
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  return {
    data,
    meta: {
      ...metaOf(count, page, perPage),
      ...(withWords?.isCapped && { is_total_capped: true }),
    },
  }
}
