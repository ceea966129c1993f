import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { endOfDay, startOfDay } from '@/lib/jakarta'
import type { Page } from '@/lib/schemas/list'
import type { NewsItem, NewsQuery } from '@/lib/schemas/news'
import type { Database } from '@/lib/server/db/types'
import { findMatchingItems } from '@/lib/server/search/embedded/matching-items'
import type { StoredItem } from '../../content-type'
import {
  type ContentOrder,
  type ContentRows,
  contentStore,
  inCategories,
  shownAt,
  titleIn,
  withTags,
} from '../../store'
import { newsItem, type TagRow } from './article'
import { type ArticleDoc, news } from './type'

export interface NewsSettings {
  siteOrigin: string
  now: () => Date
}

/** Articles that anybody may read at a moment: published, not past their end. */
export const liveNews = (db: Kysely<Database>, moment: Date, isByTime = true): ContentRows =>
  shownAt(contentStore(db, news).rows(), moment, isByTime)

function filtered(
  rows: ContentRows,
  query: Partial<NewsQuery>,
  tags: readonly string[] | null,
): ContentRows {
  let result = query.cat?.length ? inCategories(rows, query.cat) : rows
  if (query.type) result = result.where('type', '=', query.type)
  if (query.exclude) result = result.where('id', '!=', query.exclude)
  // Dates count only as a pair (contract 1.3).
  if (query.start_date && query.end_date) {
    result = result
      .where('published_at', '>=', startOfDay(query.start_date))
      .where('published_at', '<=', endOfDay(query.end_date))
  }
  return tags ? withTags(result, news.kind, tags) : result
}

/** Whether a tag has a name in either language, in any case. The database alone makes it small: SQLite does so with A to Z only. */
export const isTagNamed = (name: string) =>
  sql<SqlBool>`(lower(name_id) = lower(${name}) or lower(name_en) = lower(${name}))`

/** Indonesian names of the tags of a name in either language; null when none is given. */
async function tagsNamed(db: Kysely<Database>, name: string | undefined): Promise<string[] | null> {
  if (!name) return null
  const rows = await db.selectFrom('tags').select('name_id').where(isTagNamed(name)).execute()
  return rows.map((row) => row.name_id)
}

/** Finds the stored tags of articles, in the order the editor gave. */
export async function tagReader(
  db: Kysely<Database>,
  articles: readonly { doc: ArticleDoc }[],
): Promise<(doc: ArticleDoc) => TagRow[]> {
  const names = [...new Set(articles.flatMap(({ doc }) => doc.tags))]
  if (names.length === 0) return () => []
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'name_id', 'name_en'])
    .where('name_id', 'in', names)
    .execute()
  const byName = new Map(rows.map((row) => [row.name_id, row]))
  return (doc) => doc.tags.flatMap((name) => byName.get(name) ?? [])
}

async function itemsOf(
  db: Kysely<Database>,
  articles: readonly StoredItem<ArticleDoc>[],
  locale: Locale,
  { siteOrigin }: NewsSettings,
): Promise<NewsItem[]> {
  const tagsOf = await tagReader(db, articles)
  return articles.map((article) => newsItem(article, tagsOf(article.doc), locale, siteOrigin))
}

const isByTime = ({ sort_by: sortBy = 'published_at' }: Partial<NewsQuery>) =>
  sortBy === 'published_at'

/** Equal sort values fall back to the newest, then to the id, so that pages never overlap. */
function orderOf(query: Partial<NewsQuery>, locale: Locale): ContentOrder {
  const sortBy = query.sort_by ?? 'published_at'
  return {
    [sortBy === 'title' ? titleIn(locale) : sortBy]: query.sort_order === 'ASC' ? 'asc' : 'desc',
    ...(sortBy !== 'published_at' && { published_at: 'desc' }),
    id: 'desc',
  }
}

/** The first articles of a list, without counting the others. */
export async function firstNews(
  db: Kysely<Database>,
  query: Partial<NewsQuery>,
  count: number,
  locale: Locale,
  settings: NewsSettings,
): Promise<NewsItem[]> {
  const rows = filtered(liveNews(db, settings.now(), isByTime(query)), query, null)
  const found = await contentStore(db, news).some(rows, orderOf(query, locale), { limit: count })
  return itemsOf(db, found, locale, settings)
}

/** One page of articles. */
export async function listNews(
  db: Kysely<Database>,
  query: Partial<NewsQuery>,
  locale: Locale,
  settings: NewsSettings,
): Promise<Page<NewsItem>> {
  const [now, tags] = [settings.now(), await tagsNamed(db, query.tag)]
  const { data, meta } = await contentStore(db, news).page(
    filtered(liveNews(db, now, isByTime(query)), query, tags),
    orderOf(query, locale),
    query,
    (article) => article,
    {
      found: await findMatchingItems(db, news.kind, query.q),
      counted: filtered(liveNews(db, now), query, tags),
    },
  )
  return { data: await itemsOf(db, data, locale, settings), meta }
}
