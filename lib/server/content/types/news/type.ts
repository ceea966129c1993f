import { newsPath } from '@/lib/address/paths'
import { slugOf } from '@/lib/fold'
import { plainText } from '@/lib/server/search/embedded/plain-text'
import { markdownToHtml } from '@/lib/server/content/rich-text'
import type { ContentType } from '../../content-type'
import { type ArticleFile, articleFile, articleHead, translationHead } from './article-file'

interface Texts {
  title: string
  excerpt: string
}

/** What lists show of an article; its text is the one of its page. */
export type ArticleDoc = Pick<ArticleFile, 'category' | 'author' | 'review_by'> & {
  indonesian: Texts
  english: Texts | null
  /** Indonesian names; the table of tags has the English ones. */
  tags: readonly string[]
}

const shortOf = ({ title, excerpt }: Texts): Texts => ({ title, excerpt })

const searchText = (
  { title, excerpt }: Texts,
  body: string | null,
  keywords: readonly string[],
) => ({
  title,
  summary: excerpt,
  body: plainText(body ?? ''),
  keywords,
})

const utc = (time: string) => new Date(time).toISOString()

/** Articles. */
export const news: ContentType<ArticleFile, ArticleDoc> = {
  kind: 'news',
  form: 'article',
  grows: true,
  file: articleFile,
  heads: { original: articleHead, translation: translationHead },
  slug: ({ id, title }) => slugOf(title, id),
  keepsSlug: true,
  reportName: (slug) => slug,
  namedTags: ({ tags }) => tags,
  keys: ({ category, tags, title, english, published_at: publishedAt }) => ({
    title,
    category,
    type: 'article',
    tags,
    publishedAt: utc(publishedAt),
    sortTitle: { id: title.toLowerCase(), en: (english?.title ?? title).toLowerCase() },
    searchTexts: [],
  }),
  doc: ({ category, author, review_by: reviewBy, english, tags, ...original }) => ({
    category,
    author,
    ...(reviewBy && { review_by: reviewBy }),
    indonesian: shortOf(original),
    english: english && shortOf(english),
    tags,
  }),
  body: ({ body, english }) => ({
    id: markdownToHtml(body),
    en: english && markdownToHtml(english.body),
  }),
  search: {
    rank: 2,
    domains: { news: 'news' },
    document({ slug, doc, ...row }, tagNames) {
      const englishTags = doc.tags.map((tag) => tagNames.get(tag) ?? tag)
      return {
        path: newsPath(slug),
        slug,
        category: doc.category,
        texts: {
          id: searchText(doc.indonesian, row.body_id, [...doc.tags, doc.category]),
          en: doc.english && searchText(doc.english, row.body_en, englishTags),
        },
        phrases: { id: doc.tags, en: englishTags },
        publishedAt: row.published_at ?? row.created_at,
        createdAt: row.created_at,
        endAt: row.ends_at,
      }
    },
  },
}
