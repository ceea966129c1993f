import { newsPath } from '@/lib/address/paths'
import { z } from 'zod'
import { Problem } from '@/lib/errors'
import { localePath, locales, type Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/json'
import {
  creator,
  isNewsCategory,
  newsCategories,
  newsCounters,
  newsDetail,
  newsItem,
  type NewsBanner,
  type NewsCounters,
  type NewsDetail,
  type NewsItem,
  type Tag,
} from '@/lib/schemas/news'
import type { Caller } from '@/lib/server/limits/port'
import type { NewsPort } from '@/lib/server/content/ports'
import { itemOf, itemsOf, pageOf } from './envelope'
import { pathPart } from './query'
import { indonesian, type Remote } from './remote'
import { jsonOf } from './remote-api'
import { cleanHtml } from './rich-text'
import { remoteSitemap } from './sitemap-entries'

const defaults = {
  ...indonesian,
  status: 'PUBLISHED',
  is_live: 1,
  views: 0,
  shared: 0,
  type: 'article',
  created_by: { name: '', unit_name: '' },
  tag_id: 0,
  data_id: 0,
}
const tag = z.object({ id: z.number().int(), name: z.string().min(1), key: z.string() })
const tagCount = tag.extend({ count: z.number().int() })
const bannerItem = newsItem
  .pick({
    id: true,
    title: true,
    image: true,
    slug: true,
    link: true,
    author: true,
    reporter: true,
    editor: true,
    created_at: true,
    published_at: true,
  })
  .extend({ category: z.enum(newsCategories), created_by: creator })
const banner = bannerItem.extend({ related_news: z.array(bannerItem).nullable() })

/** Older shapes brought to the present ones: unknown subjects as the embedded backend reads them, tags without the Indonesian name. */
function shaped(value: unknown): unknown {
  if (!isRecord(value)) return value
  const tags: unknown = value['tags']
  const related: unknown = value['related_news']
  return {
    ...value,
    category: isNewsCategory(value['category']) ? value['category'] : 'pemerintahan',
    tags: Array.isArray(tags)
      ? tags.map((each: unknown) =>
          isRecord(each)
            ? { ...each, key: each['key'] ?? each['tag_name'], id: each['id'] ?? each['tag_id'] }
            : each,
        )
      : [],
    ...(Array.isArray(related) && { related_news: related.map(shaped) }),
  }
}

const namedTag = (value: unknown): unknown =>
  isRecord(value) ? { ...value, key: value['key'] ?? value['name'] } : value

/**
 * News of the provincial API. Readings are counted by GET, the only way every such API knows (contract 3.3); one that says in `Allow` that
 * its GET only reads is told by POST.
 */
export function createRemoteNews({ api, siteOrigin, reading }: Remote): NewsPort {
  let countsByPost = false
  const address = (slug: string) => `/v1/public/news/slug/${pathPart(slug)}`
  const link = (slug: string, locale: Locale) =>
    `${siteOrigin}${localePath(locale, newsPath(slug))}`
  // The address of an article is the one on this portal.
  const own = <T extends { slug: string; link: string }>(item: T, locale: Locale): T => ({
    ...item,
    link: link(item.slug, locale),
  })

  async function list(query: Parameters<NewsPort['list']>[0], locale: Locale) {
    const body = await api.read({ path: '/v1/public/news', query, locale })
    const { data, meta } = pageOf(newsItem, body, query, reading(defaults, shaped))
    return { data: data.map((item): NewsItem => own(item, locale)), meta }
  }

  async function bySlug(slug: string, locale: Locale): Promise<NewsDetail | null> {
    const item = itemOf(
      newsDetail,
      await api.read({ path: address(slug), locale }),
      reading(defaults, shaped),
    )
    return item && { ...own(item, locale), content: cleanHtml(item.content, locale) }
  }

  async function banners(path: string, locale: Locale): Promise<NewsBanner[]> {
    const items = itemsOf(banner, await api.read({ path, locale }), reading(defaults, shaped))
    return items.map((item) => ({
      ...own(item, locale),
      related_news:
        item.related_news?.map((each) => ({ ...own(each, locale), related_news: null })) ?? null,
    }))
  }

  async function counted(
    method: 'GET' | 'POST',
    slug: string,
    caller?: Caller,
  ): Promise<{ counters: NewsCounters; isReadOnly: boolean } | null> {
    const browser = caller?.browserId ? { Cookie: `portal-browser=${caller.browserId}` } : {}
    const response = await api.find({
      method,
      path: `${address(slug)}/view`,
      credentials: method === 'POST' ? 'origin' : 'none',
      headers: browser,
    })
    if (!response) return null
    const counters = itemOf(newsCounters, jsonOf(response))
    if (!counters) throw new Problem('UNAVAILABLE', { cause: 'remote-format' })
    return { counters, isReadOnly: /\bPOST\b/.test(response.header('allow') ?? '') }
  }

  const tags = async (keyword: string, locale: Locale): Promise<Tag[]> =>
    keyword === ''
      ? []
      : itemsOf(tag, await api.read({ path: '/v1/tags', query: { q: keyword }, locale }), {
          shape: namedTag,
        })

  return {
    list,
    bySlug,
    tags,
    banner: (locale) => banners('/v1/public/news/banner', locale),
    headline: (locale) => banners('/v1/public/news/headline', locale),
    popularTags: async (count, locale) =>
      itemsOf(
        tagCount,
        await api.read({ path: '/v1/public/tags/popular', query: { per_page: count }, locale }),
        { shape: namedTag },
      ),

    async counters(slug) {
      if (countsByPost) return (await counted('GET', slug))?.counters ?? null
      // Until the API has said that its GET only reads, asking there would count.
      const article = await bySlug(slug, 'id')
      return article && { views: article.views, shared: article.shared }
    },

    async countView(slug, caller) {
      if (!countsByPost) {
        const first = await counted('GET', slug, caller)
        if (!first?.isReadOnly) return first?.counters ?? null
        countsByPost = true
      }
      return (await counted('POST', slug, caller))?.counters ?? null
    },

    countShare: async (id) =>
      (await api.find({
        method: 'PATCH',
        path: `/v1/public/news/${pathPart(id)}/share`,
        credentials: 'origin',
      })) !== null,

    async tagByName(name, locale) {
      const wanted = name.toLowerCase()
      const found = (await Promise.all(locales.map((each) => tags(name, each))))
        .flat()
        .find((each) => each.name.toLowerCase() === wanted || each.key.toLowerCase() === wanted)
      return found
        ? ((await tags(found.key, locale)).find(({ id }) => id === found.id) ?? found)
        : null
    },

    sitemap: remoteSitemap((query) => list(query, 'id')),
  }
}
