import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { NewsCategory } from '@/lib/schemas/news'
import { portal } from '@/lib/server/portal'

/** Articles of one page of the list: a lead story and an even number of cards. */
const newsPageSize = 9

/** An article with its text; shared by a page and its metadata. null when unknown. */
export const getArticle = cache(async (slug: string, locale: Locale) =>
  (await portal()).news.bySlug(slug, locale),
)

export const listNews = cache(
  async (locale: Locale, page: number, category: NewsCategory | null, tag: string | null) =>
    (await portal()).news.list(
      { page, per_page: newsPageSize, cat: category ? [category] : [], tag: tag ?? '' },
      locale,
    ),
)

export const listMostRead = cache(async (locale: Locale) =>
  (await portal()).news.list({ per_page: 5, sort_by: 'views', sort_order: 'DESC' }, locale),
)

export const listRelated = cache(async (locale: Locale, category: NewsCategory, exclude: number) =>
  (await portal()).news.list({ per_page: 5, cat: [category], exclude }, locale),
)

export const listLatest = cache(async (locale: Locale, count: number) =>
  (await portal()).news.list({ per_page: count }, locale),
)

export const listPopularTags = cache(async (locale: Locale) =>
  (await portal()).news.popularTags(10, locale),
)

export const getTag = cache(async (name: string, locale: Locale) =>
  (await portal()).news.tagByName(name, locale),
)
