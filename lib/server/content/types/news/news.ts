import { millisecondsInDay } from 'date-fns/constants'
import { type Kysely, sql } from 'kysely'
import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import {
  newsCategories,
  type NewsCategory,
  type NewsItem,
  type NewsQuery,
  type Tag,
} from '@/lib/schemas/news'
import type { NewsPort } from '@/lib/server/content/ports'
import { containing, like } from '@/lib/server/db/dialect'
import { contentSitemap } from '@/lib/server/sitemap/embedded/sitemap-entries'
import { contentStore } from '../../store'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'
import { newsBanner, newsDetail } from './article'
import { createViewCounter } from './count-view'
import {
  firstNews,
  isTagNamed,
  listNews,
  liveNews,
  type NewsSettings,
  tagReader,
} from './list-news'
import { news } from './type'

const relatedMax = 4
const bannerDays = 7
const tagsMax = 20
/** Articles whose tags are counted, the newest; what was written years ago is not what people read about now. */
const popularAmong = 5_000

/** The embedded news port. */
export function createNews(db: Kysely<Database>, settings: NewsSettings): NewsPort {
  const tagIn = (row: { id: number; name_id: string; name_en: string }, locale: Locale): Tag => ({
    id: row.id,
    name: locale === 'en' ? row.name_en : row.name_id,
    key: row.name_id,
  })

  const firstBy = async (query: Partial<NewsQuery>, locale: Locale) =>
    (await firstNews(db, query, 1, locale, settings))[0]
  const daysAgo = (days: number) =>
    jakartaTime(new Date(settings.now().getTime() - days * millisecondsInDay).toISOString()).slice(
      0,
      10,
    )

  /** Most viewed article of the last seven days; a category that published nothing in them shows its most viewed of all time. */
  const mostViewed = async (category: NewsCategory, locale: Locale) =>
    (await firstBy(
      { cat: [category], sort_by: 'views', start_date: daysAgo(bannerDays), end_date: daysAgo(0) },
      locale,
    )) ?? (await firstBy({ cat: [category], sort_by: 'views' }, locale))

  const related = async ({ id, category }: NewsItem, locale: Locale) => {
    const others = await firstNews(
      db,
      { cat: [category], exclude: id },
      relatedMax,
      locale,
      settings,
    )
    return others.map((item) => newsBanner(item, null))
  }

  return {
    list: (query, locale) => listNews(db, query, locale, settings),

    async bySlug(slug, locale) {
      const found = await contentStore(db, news).one(
        liveNews(db, settings.now()).where('slug', '=', slug),
      )
      if (!found) return null
      const tagsOf = await tagReader(db, [found])
      return newsDetail(found, tagsOf(found.doc), locale, settings.siteOrigin)
    },

    async counters(slug) {
      const row = await liveNews(db, settings.now())
        .select(['views', 'shared'])
        .where('slug', '=', slug)
        .executeTakeFirst()
      return row ?? null
    },

    countView: createViewCounter(db, settings.now),

    async countShare(id) {
      const result = await db
        .updateTable('content_items')
        .set({ shared: sql<number>`shared + 1` })
        .where('kind', '=', news.kind)
        .where('id', '=', id)
        .where('id', 'in', liveNews(db, settings.now()).select('id'))
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async banner(locale) {
      const found = await Promise.all(
        newsCategories.map((category) => mostViewed(category, locale)),
      )
      const leading = found
        .filter((item) => item !== undefined)
        .sort((a, b) => b.views - a.views || a.id - b.id)
      return Promise.all(leading.map(async (item) => newsBanner(item, await related(item, locale))))
    },

    async headline(locale) {
      const found = await Promise.all(
        newsCategories.map((category) => firstBy({ cat: [category] }, locale)),
      )
      return found.filter((item) => item !== undefined).map((item) => newsBanner(item, null))
    },

    async tags(keyword, locale) {
      const words = fold(keyword).split(' ').filter(Boolean)
      if (words.length === 0) return []
      let rows = db.selectFrom('tags').select(['id', 'name_id', 'name_en'])
      for (const word of words) rows = rows.where(like('folded', containing(word)))
      return (await rows.orderBy('name_id').limit(tagsMax).execute()).map((row) =>
        tagIn(row, locale),
      )
    },

    async popularTags(count, locale) {
      const rows = await db
        .selectFrom('tags')
        .innerJoin('content_tags', 'content_tags.tag', 'tags.name_id')
        .select(['tags.id', 'tags.name_id', 'tags.name_en'])
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('content_tags.kind', '=', news.kind)
        .where(
          'content_tags.item_id',
          'in',
          liveNews(db, settings.now())
            .select('id')
            .orderBy('published_at', 'desc')
            .orderBy('id', 'desc')
            .limit(popularAmong),
        )
        .groupBy(['tags.id', 'tags.name_id', 'tags.name_en'])
        .orderBy('count', 'desc')
        .orderBy('tags.name_id')
        .limit(count)
        .execute()
      return rows.map((row) => ({ ...tagIn(row, locale), count: row.count }))
    },

    async tagByName(name, locale) {
      const row = await db
        .selectFrom('tags')
        .select(['id', 'name_id', 'name_en'])
        .where(isTagNamed(name))
        // Article by article until one is live, and not the tags of all.
        .where((where) =>
          where.exists(
            where
              .selectFrom('content_tags')
              .where('content_tags.kind', '=', news.kind)
              .where('content_tags.tag', '=', sql.ref<string>('tags.name_id'))
              .where((tagged) =>
                tagged.exists(
                  liveNews(db, settings.now())
                    .where('id', '=', sql.ref<number>('content_tags.item_id'))
                    .select('id'),
                ),
              )
              .select('content_tags.item_id'),
          ),
        )
        .orderBy('id')
        .executeTakeFirst()
      return row ? tagIn(row, locale) : null
    },

    sitemap: contentSitemap(db, () => liveNews(db, settings.now(), false)),
  }
}
