import { newsPath } from '@/lib/address/paths'
import { localePath, type Locale } from '@/lib/i18n/locales'
import { jakartaTime } from '@/lib/jakarta'
import type { NewsBanner, NewsDetail, NewsItem } from '@/lib/schemas/news'
import { sanitise } from '@/lib/server/content/rich-text'
import { type StoredItem, type StoredPage, translated } from '../../content-type'
import type { ArticleDoc } from './type'

/** A stored tag. */
export interface TagRow {
  id: number
  name_id: string
  name_en: string
}

const creator = { name: 'Portal Jabar', unit_name: 'Pemerintah Daerah Provinsi Jawa Barat' }

/** A stored article as the contract's list item, in a language or else in Indonesian and marked so. */
export function newsItem(
  { id, slug, doc, ...row }: StoredItem<ArticleDoc>,
  tags: readonly TagRow[],
  locale: Locale,
  siteOrigin: string,
): NewsItem {
  const publishedAt = row.published_at ?? row.created_at
  return {
    id,
    ...translated(doc, locale),
    slug,
    image: null,
    category: doc.category,
    author: doc.author,
    reporter: null,
    editor: null,
    video: null,
    source: null,
    tags: tags.map((tag) => ({
      id: tag.id,
      data_id: id,
      tag_id: tag.id,
      tag_name: locale === 'en' ? tag.name_en : tag.name_id,
      type: 'news',
      key: tag.name_id,
    })),
    status: 'PUBLISHED',
    is_live: 1,
    link: `${siteOrigin}${localePath(locale, newsPath(slug))}`,
    created_by: creator,
    published_at: jakartaTime(publishedAt),
    created_at: jakartaTime(row.created_at),
    updated_at: jakartaTime(row.updated_at),
    views: row.views,
    ...(row.demo_views > 0 && { demo_views: row.demo_views }),
    shared: row.shared,
  }
}

/** An article with its text, cleaned on the way out whatever is stored. */
export function newsDetail(
  row: StoredPage<ArticleDoc>,
  tags: readonly TagRow[],
  locale: Locale,
  siteOrigin: string,
): NewsDetail {
  const item = newsItem(row, tags, locale, siteOrigin)
  return {
    ...item,
    content: sanitise((item.lang === 'en' ? row.body_en : null) ?? row.body_id ?? '', locale),
    type: row.type ?? 'article',
    duration: null,
    start_date: null,
    end_date: row.ends_at === null ? null : jakartaTime(row.ends_at),
    area: null,
    review_by: row.doc.review_by ?? null,
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
