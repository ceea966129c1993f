import { informationPath } from '@/lib/address/paths'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { slugOf } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { endOfDay, jakartaTime, startOfDay } from '@/lib/jakarta'
import {
  type Information,
  informationCategories,
  type InformationDetail,
  type InformationKind,
  informationKinds,
} from '@/lib/schemas/informations'
import type { InformationsPort } from '@/lib/server/content/ports'
import type { Database } from '@/lib/server/db/types'
import { contentSitemap } from '@/lib/server/sitemap/embedded/sitemap-entries'
import { plainText } from '@/lib/server/search/embedded/plain-text'
import { markdownToHtml, sanitise } from '@/lib/server/content/rich-text'
import { type ContentType, type StoredItem, type StoredPage, translated } from '../content-type'
import { itemId } from '../fields'
import { type ContentRows, contentStore, shownAt, matching } from '../store'
import { categoryOf } from './information-category'

const texts = z.strictObject({
  title: z.string().trim().min(1).max(255),
  excerpt: z.string().trim().min(1).max(255),
  /** Markdown, one entry for each paragraph, heading or list. */
  content: z.array(z.string().trim().min(1)).min(1),
})

/** `informations/<key>.json` of a content folder. */
const informationFile = z.strictObject({
  id: itemId,
  kind: z.enum(informationKinds),
  category: z.enum(informationCategories),
  image: z.string().startsWith('/').nullable(),
  author: z.string().trim().min(1).max(100),
  /** First and last day on which it is shown, in Jakarta. */
  show_date: z.iso.date(),
  end_date: z.iso.date().nullable(),
  updated_at: z.iso.date(),
  /** The day from which the text waits for somebody to look at it again, where it holds dates. */
  review_by: z.iso.date().nullable().optional(),
  indonesian: texts,
  /** null until it is translated. */
  english: texts.nullable(),
})
export type InformationFile = z.output<typeof informationFile>

interface Texts {
  title: string
  excerpt: string
}
type InformationDoc = Pick<
  InformationFile,
  'kind' | 'category' | 'image' | 'author' | 'review_by'
> & {
  indonesian: Texts
  english: Texts | null
}

const shortOf = ({ title, excerpt }: Texts): Texts => ({ title, excerpt })
const htmlOf = ({ content }: { content: string[] }) => markdownToHtml(content.join('\n\n'))

const searchText = (
  text: Texts,
  body: string | null,
  { category, kind }: InformationDoc,
  locale: Locale,
) => ({
  title: text.title,
  summary: text.excerpt,
  body: plainText(body ?? ''),
  keywords: [categoryOf(category, kind, locale).title],
})

/** Standing information and announcements; the search knows them as two sources. */
export const informations: ContentType<InformationFile, InformationDoc> = {
  kind: 'informations',
  form: 'item',
  file: informationFile,
  slug: ({ id, indonesian }) => slugOf(indonesian.title, id),
  keepsSlug: true,
  keys: ({ kind, show_date: first, end_date: last, indonesian, english, ...file }) => ({
    category: kind,
    publishedAt: startOfDay(first),
    endsAt: last === null ? null : endOfDay(last),
    createdOn: first,
    updatedOn: file.updated_at,
    sortTitle: { id: indonesian.title, en: (english ?? indonesian).title },
    searchTexts: [indonesian, ...(english ? [english] : [])].flatMap(({ title, excerpt }) => [
      title,
      excerpt,
    ]),
  }),
  doc: ({ kind, category, image, author, review_by: reviewBy, indonesian, english }) => ({
    kind,
    category,
    image,
    author,
    ...(reviewBy && { review_by: reviewBy }),
    indonesian: shortOf(indonesian),
    english: english && shortOf(english),
  }),
  body: ({ indonesian, english }) => ({
    id: htmlOf(indonesian),
    en: english && htmlOf(english),
  }),
  search: {
    rank: 4,
    domains: { information: 'information', announcement: 'announcement' },
    source: ({ kind }) => kind,
    document: ({ slug, doc, ...row }) => ({
      path: informationPath(doc.kind, slug),
      slug,
      category: doc.category,
      thumbnail: doc.image,
      texts: {
        id: searchText(doc.indonesian, row.body_id, doc, 'id'),
        en: doc.english && searchText(doc.english, row.body_en, doc, 'en'),
      },
      publishedAt: row.published_at ?? row.created_at,
      createdAt: row.created_at,
      endAt: row.ends_at,
    }),
  },
}

const informationIn =
  (locale: Locale) =>
  ({ id, slug, doc, ...row }: StoredItem<InformationDoc>): Information => ({
    id,
    ...translated(doc, locale),
    category: categoryOf(doc.category, doc.kind, locale),
    slug,
    image: doc.image,
    author: doc.author,
    created_at: jakartaTime(row.created_at),
    updated_at: jakartaTime(row.updated_at),
  })

function detailIn(row: StoredPage<InformationDoc>, locale: Locale): InformationDetail {
  const item = informationIn(locale)(row)
  const body = (item.lang === 'en' ? row.body_en : null) ?? row.body_id ?? ''
  return {
    ...item,
    content: sanitise(body, locale),
    show_date: jakartaTime(row.published_at ?? row.created_at),
    end_date: row.ends_at === null ? null : jakartaTime(row.ends_at),
    status: 'PUBLISHED',
    review_by: row.doc.review_by ?? null,
  }
}

/** The embedded port of informations and announcements. */
export function createInformations(db: Kysely<Database>, now: () => Date): InformationsPort {
  const store = contentStore(db, informations)
  /** Those whose days of showing include today. */
  const shown = (kind: InformationKind) => shownAt(store.rows().where('category', '=', kind), now())
  const detail = async (rows: ContentRows, locale: Locale) => {
    const found = await store.one(rows)
    return found && detailIn(found, locale)
  }
  return {
    list: (kind, { q, ...page }, locale) =>
      store.page(
        matching(shown(kind), q),
        { published_at: 'desc', id: 'desc' },
        page,
        informationIn(locale),
      ),
    byId: (kind, id, locale) => detail(shown(kind).where('id', '=', id), locale),
    bySlug: (kind, slug, locale) => detail(shown(kind).where('slug', '=', slug), locale),

    sitemap: contentSitemap(db, () => shownAt(store.rows(), now())),
  }
}
