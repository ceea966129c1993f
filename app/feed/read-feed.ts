import 'server-only'
import { createTranslator } from 'next-intl'
import { informationPath, newsPath } from '@/lib/address/paths'
import { archiveAddress, documentPath } from '@/lib/address/lists/archive-address'
import { followingPath, monitoringAddress } from '@/lib/address/lists/monitoring-address'
import { newsAddress, newsTagAddress } from '@/lib/address/lists/news-address'
import { searchAddress } from '@/lib/address/lists/search-address'
import { env } from '@/lib/env'
import {
  feedLength,
  feedName,
  type FeedFormat,
  feedPath,
  type FeedTopic,
} from '@/lib/feeds/feed-address'
import { localePath, type Locale } from '@/lib/i18n/locales'
import { cityCodeOf, isDistrictCode, regencyOrDistrictCode } from '@/lib/schemas/areas'
import { archiveTopicNames, isArchiveTopic } from '@/lib/schemas/archives'
import { isNewsCategory } from '@/lib/schemas/news'
import { sharePicturePath } from '@/lib/share-picture/share-picture-path'
import { findArea } from '@/lib/server/areas/find-area'
import { portal } from '@/lib/server/portal'
import { messagesOf } from '@/messages'
import type { FeedDocument, FeedEntry } from '@/lib/server/feeds/write-feed'

/** The part of a feed that depends on its topic. */
type Contents = Pick<FeedDocument, 'title' | 'entries'> & { path: string }

const translatorsOf = (locale: Locale) => {
  const messages = messagesOf(locale)
  return {
    t: createTranslator({ locale, messages, namespace: 'feeds' }),
    news: createTranslator({ locale, messages, namespace: 'news' }),
  }
}

const address = (locale: Locale, path: string) => `${env().SITE_ORIGIN}${localePath(locale, path)}`

async function newsContents(
  { category, tag }: Extract<FeedTopic, { kind: 'news' }>,
  locale: Locale,
): Promise<Contents | null> {
  const [{ t, news: tNews }, { news }] = [translatorsOf(locale), await portal()]
  if (category !== undefined && !isNewsCategory(category)) return null
  const known = tag === undefined ? null : await news.tagByName(tag, locale)
  if (tag !== undefined && !known) return null
  const { data } = await news.list(
    { per_page: feedLength, cat: category ? [category] : [], tag: known?.key ?? '' },
    locale,
  )
  const entries = data.map((item): FeedEntry => ({
    name: `berita/${item.id}`,
    title: item.title,
    summary: item.excerpt,
    address: address(locale, newsPath(item.slug)),
    publishedAt: item.published_at,
    updatedAt: item.updated_at,
    categories: [
      tNews(`categories.${item.category}`),
      ...item.tags.map(({ tag_name: name }) => name),
    ],
    picture: new URL(item.image ?? sharePicturePath(locale, 'berita', item.slug), env().SITE_ORIGIN)
      .href,
    lang: item.lang,
  }))
  if (known)
    return {
      title: t('newsTag', { tag: known.name }),
      path: newsTagAddress(known.key).path,
      entries,
    }
  if (category)
    return {
      title: t('newsCategory', { category: tNews(`categories.${category}`) }),
      path: newsAddress.href({ category }),
      entries,
    }
  return { title: t('news'), path: newsAddress.path, entries }
}

async function documentContents(
  { topic }: Extract<FeedTopic, { kind: 'documents' }>,
  locale: Locale,
): Promise<Contents | null> {
  const [{ t }, { archives }] = [translatorsOf(locale), await portal()]
  if (topic !== undefined && !isArchiveTopic(topic)) return null
  const { data } = await archives.list({ per_page: feedLength, cat: topic ? [topic] : [] }, locale)
  const entries = data.map((item): FeedEntry => ({
    name: `dokumen/${item.id}`,
    title: item.is_demo ? t('exampleTitle', { title: item.title }) : item.title,
    summary: item.excerpt,
    address: address(locale, documentPath(item.slug)),
    publishedAt: item.created_at,
    updatedAt: item.updated_at,
    categories: [item.category],
    lang: item.lang,
  }))
  if (topic)
    return {
      title: t('documentTopic', { topic: archiveTopicNames[topic][locale] }),
      path: archiveAddress.href({ topic }),
      entries,
    }
  return { title: t('documents'), path: archiveAddress.path, entries }
}

async function announcementContents(locale: Locale): Promise<Contents> {
  const [{ t }, { informations }] = [translatorsOf(locale), await portal()]
  const { data } = await informations.list('announcement', { per_page: feedLength }, locale)
  const entries = data.map((item): FeedEntry => ({
    name: `pengumuman/${item.id}`,
    title: item.title,
    summary: item.excerpt,
    address: address(locale, informationPath('announcement', item.slug)),
    publishedAt: item.created_at,
    updatedAt: item.updated_at,
    categories: [item.category.title],
    lang: item.lang,
  }))
  return { title: t('announcements'), path: '/pencarian/announcement', entries }
}

async function alertContents(locale: Locale): Promise<Contents> {
  const [{ t }, { alerts }] = [translatorsOf(locale), await portal()]
  const levels = createTranslator({
    locale,
    messages: messagesOf(locale),
    namespace: 'alerts.levels',
  })
  const entries = (await alerts.current(locale)).map(
    ({
      id,
      level,
      title,
      body,
      link,
      areas,
      starts_at: startsAt,
      updated_at: updatedAt,
    }): FeedEntry => {
      const isElsewhere = link !== null && !link.startsWith('/')
      return {
        name: `peringatan/${id}`,
        title: `${levels(level)}: ${title}`,
        summary: body,
        address: isElsewhere ? link : address(locale, link ?? '/'),
        publishedAt: startsAt,
        updatedAt,
        categories: [levels(level), ...areas.map(({ name }) => name)],
        lang: locale,
      }
    },
  )
  return { title: t('alerts'), path: '/', entries }
}

/** Public complaints, as the public list tells them. */
async function complaintContents(
  { area: code }: Extract<FeedTopic, { kind: 'complaints' }>,
  locale: Locale,
): Promise<Contents | null> {
  const [{ t }, { areas, monitoring }] = [translatorsOf(locale), await portal()]
  if (code !== undefined && !regencyOrDistrictCode.safeParse(code).success) return null
  const area = code === undefined ? null : await findArea(areas, code)
  if (code !== undefined && !area) return null
  const inArea =
    code === undefined ? {} : isDistrictCode(code) ? { district_id: code } : { city_id: code }
  const { data } = await monitoring.list({ per_page: feedLength, ...inArea }, locale)
  const entries = data.map((item): FeedEntry => ({
    name: `aduan/${item.complaint_number}/ringkasan`,
    title: item.is_demo ? t('exampleTitle', { title: item.title }) : item.title,
    summary: `${item.status_name}. ${item.excerpt}`,
    address: address(locale, followingPath(item.complaint_number)),
    publishedAt: item.created_at,
    updatedAt: item.updated_at,
    categories: [item.complaint_category.name, item.city_name, item.district_name],
    ...(item.photo !== null && { picture: new URL(item.photo, env().SITE_ORIGIN).href }),
    // The words of whoever reported; nobody translates them.
    lang: 'id',
  }))
  return {
    title: area ? t('complaintsIn', { area: area.name }) : t('complaints'),
    path: monitoringAddress.href(code === undefined ? {} : { city: cityCodeOf(code) }),
    entries,
  }
}

async function searchContents(
  { query }: Extract<FeedTopic, { kind: 'search' }>,
  locale: Locale,
): Promise<Contents> {
  const [{ t }, { search }] = [translatorsOf(locale), await portal()]
  const { data } = await search.find(
    { q: query, per_page: feedLength, sort_by: 'published_at', sort_order: 'DESC' },
    locale,
  )
  const domains = createTranslator({ locale, messages: messagesOf(locale), namespace: 'search' })
  const entries = data.map((item): FeedEntry => ({
    // Only the path identifies a search result.
    name: `halaman${item.path}`,
    title: item.title,
    summary: item.excerpt,
    address: item.url,
    publishedAt: item.published_at,
    updatedAt: item.published_at,
    categories: [domains(`domains.${item.domain}`)],
    lang: item.lang,
  }))
  return {
    title: query === '' ? t('everything') : t('search', { query }),
    path: searchAddress.href({ query }),
    entries,
  }
}

function contentsOf(topic: FeedTopic, locale: Locale): Promise<Contents | null> {
  if (topic.kind === 'news') return newsContents(topic, locale)
  if (topic.kind === 'documents') return documentContents(topic, locale)
  if (topic.kind === 'complaints') return complaintContents(topic, locale)
  if (topic.kind === 'announcements') return announcementContents(locale)
  return topic.kind === 'alerts' ? alertContents(locale) : searchContents(topic, locale)
}

/** A feed with its entries, published ones only; null when its category, tag or topic does not exist. */
export async function readFeed(
  topic: FeedTopic,
  locale: Locale,
  format: FeedFormat,
): Promise<FeedDocument | null> {
  const contents = await contentsOf(topic, locale)
  if (!contents) return null
  const { t } = translatorsOf(locale)
  const { SITE_ORIGIN: siteOrigin } = env()
  return {
    // The same in every format, so that a reader who changes it knows the entries again.
    name: `feed/${locale}/${feedName(topic)}${topic.kind === 'search' ? `/${encodeURIComponent(topic.query)}` : ''}`,
    title: `${contents.title} - ${t('author')}`,
    description: t('description', { title: contents.title }),
    author: t('author'),
    page: address(locale, contents.path),
    self: `${siteOrigin}${feedPath(locale, topic, format)}`,
    locale,
    siteOrigin,
    entries: contents.entries,
  }
}
