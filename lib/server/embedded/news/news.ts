import { type Kysely, sql } from 'kysely'
import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { newsCategories, type NewsBanner, type Tag } from '@/lib/schemas/news'
import type { NewsPort } from '@/lib/server/contract'
import { containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { itemColumns, newsBanner, newsDetail } from './article'
import { countView } from './count-view'
import { listNews, liveNews, tagsOf, type NewsSettings } from './list-news'

const relatedMax = 4
const bannerWindowMs = 7 * 24 * 60 * 60_000
const tagsMax = 20

/** The embedded news port. */
export function createNews(db: Kysely<Database>, settings: NewsSettings): NewsPort {
  const tagIn = (row: { id: number; name_id: string; name_en: string }, locale: Locale): Tag => ({
    id: row.id,
    name: locale === 'en' ? row.name_en : row.name_id,
    key: row.name_id,
  })

  /** First article of each category in an order, most viewed categories first. */
  const bannersBy = async (locale: Locale, sortBy: 'views' | 'published_at', withRelated: boolean) => {
    const banners: { views: number; banner: NewsBanner }[] = []
    for (const category of newsCategories) {
      const { data } = await listNews(db, { cat: [category], sort_by: sortBy, per_page: relatedMax + 1 }, locale, settings)
      const [first, ...related] = data
      if (first) banners.push({ views: first.views, banner: newsBanner(first, withRelated ? related.map((item) => newsBanner(item, null)) : null) })
    }
    return banners.sort((a, b) => b.views - a.views || a.banner.id - b.banner.id).map(({ banner }) => banner)
  }

  return {
    list: (query, locale) => listNews(db, query, locale, settings),

    async bySlug(slug, locale) {
      const row = await liveNews(db, settings.now()).select([...itemColumns, 'content_id', 'content_en']).where('slug', '=', slug).executeTakeFirst()
      if (!row) return null
      const tags = await tagsOf(db, [row.id])
      return newsDetail(row, tags.get(row.id) ?? [], locale, settings.siteOrigin)
    },

    async counters(slug) {
      const row = await liveNews(db, settings.now()).select(['views', 'shared']).where('slug', '=', slug).executeTakeFirst()
      return row ?? null
    },

    countView: (slug, caller) => countView(db, slug, caller, settings.now()),

    async countShare(id) {
      const result = await db
        .updateTable('news')
        .set({ shared: sql<number>`shared + 1` })
        .where('id', '=', id)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async banner(locale) {
      const recent = await liveNews(db, settings.now())
        .where('published_at', '>=', new Date(settings.now().getTime() - bannerWindowMs).toISOString())
        .select('category')
        .distinct()
        .execute()
      const categories = new Set(recent.map((row) => row.category))
      const banners = await bannersBy(locale, 'views', true)
      // A week without a new article in a category would leave its place empty; then its most viewed of all time stands there.
      return [...banners.filter(({ category }) => categories.has(category)), ...banners.filter(({ category }) => !categories.has(category))]
    },

    headline: (locale) => bannersBy(locale, 'published_at', false),

    async tags(keyword, locale) {
      const words = fold(keyword).split(' ').filter(Boolean)
      if (words.length === 0) return []
      let rows = db.selectFrom('tags').select(['id', 'name_id', 'name_en'])
      for (const word of words) rows = rows.where(like('folded', containing(word)))
      return (await rows.orderBy('name_id').limit(tagsMax).execute()).map((row) => tagIn(row, locale))
    },

    async popularTags(count, locale) {
      const rows = await db
        .selectFrom('tags')
        .innerJoin('news_tags', 'news_tags.tag_id', 'tags.id')
        .select(['tags.id', 'tags.name_id', 'tags.name_en'])
        .select((select) => select.fn.countAll<number>().as('count'))
        .groupBy(['tags.id', 'tags.name_id', 'tags.name_en'])
        .orderBy('count', 'desc')
        .orderBy('tags.name_id')
        .limit(count)
        .execute()
      return rows.map((row) => ({ ...tagIn(row, locale), count: row.count }))
    },

    async tagByName(name, locale) {
      const wanted = name.toLowerCase()
      const row = await db
        .selectFrom('tags')
        .select(['id', 'name_id', 'name_en'])
        .where((where) => where.or([where(sql`lower(name_id)`, '=', wanted), where(sql`lower(name_en)`, '=', wanted)]))
        .where('id', 'in', (select) => select.selectFrom('news_tags').select('tag_id'))
        .orderBy('id')
        .executeTakeFirst()
      return row ? tagIn(row, locale) : null
    },

    slugs: () => liveNews(db, settings.now()).select(['slug', 'updated_at']).orderBy('published_at', 'desc').execute(),
  }
}
