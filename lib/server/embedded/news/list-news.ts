import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { metaOf, perPageDefault, type Page } from '@/lib/schemas/list'
import type { NewsItem, NewsQuery } from '@/lib/schemas/news'
import { byCharacter, containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { endOfDay, startOfDay } from '../jakarta-time'
import { itemColumns, newsItem, type TagRow } from './article'
import { liveNews } from './live-news'
import { searchWords } from '../search-words'

export interface NewsSettings {
  siteOrigin: string
  now: () => Date
}

type LiveNews = SelectQueryBuilder<Database, 'news', object>

function filtered(rows: LiveNews, query: Partial<NewsQuery>): LiveNews {
  let result = rows
  if (query.cat?.length) result = result.where('category', 'in', query.cat)
  if (query.type) result = result.where('type', '=', query.type)
  if (query.exclude) result = result.where('id', '!=', query.exclude)
  // Dates count only as a pair (contract 1.3).
  if (query.start_date && query.end_date) {
    result = result.where('published_at', '>=', startOfDay(query.start_date)).where('published_at', '<=', endOfDay(query.end_date))
  }
  for (const word of searchWords(query.q)) result = result.where(like('folded', containing(word)))
  const tag = query.tag?.toLowerCase()
  if (tag) {
    result = result.where('id', 'in', (select) =>
      select
        .selectFrom('news_tags')
        .innerJoin('tags', 'tags.id', 'news_tags.tag_id')
        .where((where) => where.or([where(sql`lower(name_id)`, '=', tag), where(sql`lower(name_en)`, '=', tag)]))
        .select('news_tags.news_id'),
    )
  }
  return result
}

/** Tags of articles, by article, in the order the editor gave. */
export async function tagsOf(db: Kysely<Database>, newsIds: number[]): Promise<Map<number, TagRow[]>> {
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

/** One page of articles; equal sort values fall back to the newest, then to the id, so that pages never overlap. */
export async function listNews(db: Kysely<Database>, query: Partial<NewsQuery>, locale: Locale, settings: NewsSettings): Promise<Page<NewsItem>> {
  const [page, perPage] = [query.page ?? 1, query.per_page ?? perPageDefault]
  const direction = query.sort_order === 'ASC' ? 'asc' : 'desc'
  const sortBy = query.sort_by ?? 'published_at'
  const title = locale === 'en' ? sql`lower(coalesce(title_en, title_id))` : sql`lower(title_id)`
  const sortColumn = sortBy === 'title' ? byCharacter(db, title) : sql.ref(sortBy)
  const rows = filtered(liveNews(db, settings.now()), query)
  const { count } = await rows.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const found = await rows
    .select(itemColumns)
    .orderBy(sortColumn, direction)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const tags = await tagsOf(db, found.map((row) => row.id))
  return { data: found.map((row) => newsItem(row, tags.get(row.id) ?? [], locale, settings.siteOrigin)), meta: metaOf(count, page, perPage) }
}
