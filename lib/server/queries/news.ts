import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import type { NewsCategory } from '@/lib/schemas/news'
import { cachedPortal } from './cached-portal'

/** Articles of one page of the list: a lead story and an even number of cards. */
const newsPageSize = 9

export const listNews = (
  locale: Locale,
  page: number,
  category: NewsCategory | null,
  tag: string | null,
) =>
  cachedPortal.news.list(
    { page, per_page: newsPageSize, cat: category ? [category] : [], tag: tag ?? '' },
    locale,
  )

export const listMostRead = (locale: Locale) =>
  cachedPortal.news.list({ per_page: 5, sort_by: 'views', sort_order: 'DESC' }, locale)

export const listPopularTags = (locale: Locale) => cachedPortal.news.popularTags(10, locale)
