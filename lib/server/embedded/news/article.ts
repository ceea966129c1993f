import type { Selectable } from 'kysely'
import { localePath, type Locale } from '@/lib/i18n/locales'
import {
  isNewsCategory,
  type NewsBanner,
  type NewsCategory,
  type NewsDetail,
  type NewsItem,
} from '@/lib/schemas/news'
import type { NewsTable } from '@/lib/server/db/types'
import { sanitise } from '@/lib/server/rich-text'
import { jakartaTime } from '@/lib/jakarta'

export type NewsRow = Omit<
  Selectable<NewsTable>,
  'content_id' | 'content_en' | 'folded' | 'content_hash' | 'seeded_hash'
>

/** Columns of a list item; the texts of an article are read for its own page only. */
export const itemColumns = [
  'id',
  'slug',
  'category',
  'type',
  'image',
  'video',
  'source',
  'author',
  'reporter',
  'editor',
  'title_id',
  'excerpt_id',
  'title_en',
  'excerpt_en',
  'views',
  'demo_views',
  'shared',
  'published_at',
  'end_at',
  'created_at',
  'updated_at',
] as const

export interface TagRow {
  news_id: number
  tag_id: number
  name_id: string
  name_en: string
}

const creator = { name: 'Portal Jabar', unit_name: 'Pemerintah Daerah Provinsi Jawa Barat' }
const categoryOf = (value: string): NewsCategory => (isNewsCategory(value) ? value : 'pemerintahan')

/** A row as the contract's list item, in the asked language or else in Indonesian and marked so. */
export function newsItem(
  row: NewsRow,
  tags: TagRow[],
  locale: Locale,
  siteOrigin: string,
): NewsItem {
  const lang: Locale = locale === 'en' && row.title_en !== null ? 'en' : 'id'
  return {
    id: row.id,
    title: (lang === 'en' ? row.title_en : null) ?? row.title_id,
    excerpt: (lang === 'en' ? row.excerpt_en : null) ?? row.excerpt_id,
    slug: row.slug,
    image: row.image,
    category: categoryOf(row.category),
    author: row.author,
    reporter: row.reporter,
    editor: row.editor,
    video: row.video,
    source: row.source,
    tags: tags.map((tag) => ({
      id: tag.tag_id,
      data_id: row.id,
      tag_id: tag.tag_id,
      tag_name: locale === 'en' ? tag.name_en : tag.name_id,
      type: 'news',
      key: tag.name_id,
    })),
    status: 'PUBLISHED',
    is_live: 1,
    link: `${siteOrigin}${localePath(locale, `/berita/${row.slug}`)}`,
    created_by: creator,
    published_at: jakartaTime(row.published_at),
    created_at: jakartaTime(row.created_at),
    updated_at: jakartaTime(row.updated_at),
    views: row.views,
    ...(row.demo_views > 0 && { demo_views: row.demo_views }),
    shared: row.shared,
    lang,
  }
}

/** An article with its text, cleaned on the way out whatever is stored. */
export function newsDetail(
  row: NewsRow & { content_id: string; content_en: string | null },
  tags: TagRow[],
  locale: Locale,
  siteOrigin: string,
): NewsDetail {
  const item = newsItem(row, tags, locale, siteOrigin)
  return {
    ...item,
    content: sanitise((item.lang === 'en' ? row.content_en : null) ?? row.content_id, locale),
    type: row.type,
    duration: null,
    start_date: null,
    end_date: row.end_at === null ? null : jakartaTime(row.end_at),
    area: null,
  }
}

/** The short form of headline and banner. */
export function newsBanner(item: NewsItem, related: NewsBanner[] | null): NewsBanner {
  const {
    id,
    title,
    category,
    image,
    slug,
    link,
    author,
    reporter,
    editor,
    created_by,
    created_at,
    published_at,
  } = item
  return {
    id,
    title,
    category,
    image,
    slug,
    link,
    author,
    reporter,
    editor,
    created_by,
    created_at,
    published_at,
    related_news: related,
  }
}
