import { type Kysely } from 'kysely'
import { z } from 'zod'
import { documentPath } from '@/lib/address/lists/archive-address'
import { fold, slugOf } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaTime } from '@/lib/jakarta'
import {
  type ArchiveDetail,
  type ArchiveItem,
  archiveTopicNames,
  archiveTopics,
  documentBlock,
  documentFormats,
  documentTextMax,
  documentTypes,
} from '@/lib/schemas/archives'
import type { ArchivesPort } from '@/lib/server/content/ports'
import type { Database } from '@/lib/server/db/types'
import { findMatchingItems } from '@/lib/server/search/embedded/matching-items'
import { ContentError } from '../content-error'
import { type ContentType, type StoredItem, type StoredPage, translated } from '../content-type'
import { bothLanguages, httpsAddress, itemId } from '../fields'
import { contentSitemap } from '@/lib/server/sitemap/embedded/sitemap-entries'
import { contentStore, inCategories, titleIn } from '../store'
import { documentPages } from './document-pages'
import { documentSize } from './document-size'
import { searchedBlocks } from './searched-blocks'

const ownFile = z.string().regex(/^\/dokumen\/[a-z0-9-]+\.(?:pdf|xlsx|csv)$/)

const version = z.strictObject({
  title: z.string().trim().min(1).max(150),
  description: z.string().trim().min(1).max(500),
  /** A file of the product (`/dokumen/x.pdf`, in `public/`) or the https address on another site. */
  source: z.union([ownFile, httpsAddress]),
  /** Bytes of a file on another site; files of the product are measured. */
  size: z.number().int().positive().optional(),
  /** Pages of a PDF on another site; files of the product are counted. */
  pages: z.number().int().positive().optional(),
  blocks: z
    .array(documentBlock)
    .min(1)
    .refine((texts) => searchedBlocks(texts).length <= documentTextMax, {
      error: `longer than ${documentTextMax} characters`,
    }),
})
type DocumentVersion = z.output<typeof version>

/** `archives/<key>.json` of a content folder. */
const archiveFile = z.strictObject({
  id: itemId,
  category: z.enum(archiveTopics),
  format: z.enum(documentFormats),
  year: z.number().int().min(1900).max(2100),
  /** True for an example that is no official document; such items can be removed together. */
  is_demo: z.boolean(),
  created_by: z.strictObject({
    name: z.string().trim().min(1).max(100),
    unit_name: z.string().trim().min(1).max(100),
  }),
  /** Where the official document is published. */
  official: z.strictObject({ name: bothLanguages(), url: httpsAddress }),
  created_at: z.iso.date(),
  updated_at: z.iso.date(),
  indonesian: version,
  /** null until it is translated. */
  english: version.nullable(),
})
export type ArchiveFile = z.output<typeof archiveFile>

type Version = Omit<DocumentVersion, 'size' | 'pages' | 'blocks'> & {
  /** Bytes; null for a file on another site whose size is not stated. */
  size: number | null
  /** Missing where the document was stored before pages were counted. */
  pages?: number | null
}
type ArchiveDoc = Pick<
  ArchiveFile,
  'category' | 'format' | 'year' | 'is_demo' | 'created_by' | 'official'
> & { indonesian: Version; english: Version | null }

/** @throws ContentError when a file of the product is missing */
function sizeOf(document: DocumentVersion): number | null {
  const size = documentSize(document)
  if (size === undefined)
    throw new ContentError(`archives: ${document.source} is missing in the folder public`)
  return size
}

const shortOf = (document: DocumentVersion): Version => ({
  title: document.title,
  description: document.description,
  source: document.source,
  size: sizeOf(document),
  pages: documentPages(document),
})

const blocks = z.array(documentBlock)
/** The importer checked them; parsing again turns stored text back into typed values. */
const blocksOf = (body: string | null) => blocks.parse(JSON.parse(body ?? '[]'))

const keyword = { id: 'dokumen', en: 'document' }

const searchText = (
  { title, description }: Version,
  body: string | null,
  { category, year }: ArchiveDoc,
  locale: Locale,
) => ({
  title,
  summary: description,
  body: searchedBlocks(blocksOf(body)),
  keywords: [archiveTopicNames[category][locale], keyword[locale], String(year)],
})

/** Documents of the archive; what a document says is the text of its page, as JSON. */
export const archives: ContentType<ArchiveFile, ArchiveDoc> = {
  kind: 'archives',
  form: 'item',
  grows: true,
  file: archiveFile,
  slug: ({ id, indonesian }) => slugOf(indonesian.title, id),
  keepsSlug: true,
  // A new file of the product counts as a change, and so does that pages are counted.
  hashed: ({ indonesian, english }) => [
    String(sizeOf(indonesian)),
    String(english && sizeOf(english)),
    'pages',
  ],
  keys: ({ category, year, is_demo: isDemo, indonesian, english, ...file }) => ({
    category,
    year,
    isDemo,
    createdOn: file.created_at,
    updatedOn: file.updated_at,
    sortTitle: {
      id: fold(indonesian.title),
      en: (english ?? indonesian).title.toLowerCase(),
    },
    searchTexts: [],
  }),
  doc: ({ category, format, year, is_demo, created_by, official, indonesian, english }) => ({
    category,
    format,
    year,
    is_demo,
    created_by,
    official,
    indonesian: shortOf(indonesian),
    english: english && shortOf(english),
  }),
  body: ({ indonesian, english }) => ({
    id: JSON.stringify(indonesian.blocks),
    en: english && JSON.stringify(english.blocks),
  }),
  search: {
    rank: 5,
    domains: { archives: 'information' },
    document: ({ slug, doc, created_at: createdAt, ...row }) => ({
      path: documentPath(slug),
      slug,
      category: doc.category,
      texts: {
        id: searchText(doc.indonesian, row.body_id, doc, 'id'),
        en: doc.english && searchText(doc.english, row.body_en, doc, 'en'),
      },
      publishedAt: createdAt,
      createdAt,
    }),
  },
}

// A sentence ends with a full stop before a capital; "No. 13" and "Rp1.000" are no ends.
const firstSentence = (text: string) => /^.*?[^.\s]{3,}[.?](?=\s\p{Lu})/su.exec(text)?.[0] ?? text

/** Slugs of topics that are given by slug or by name; an unknown one stays, so that it finds nothing. */
const topicsOf = (names: readonly string[]) =>
  names.map(
    (given) =>
      archiveTopics.find((topic) =>
        [topic, archiveTopicNames[topic].id, archiveTopicNames[topic].en].some(
          (name) => fold(name) === fold(given),
        ),
      ) ?? '-',
  )

/** The embedded port of the archive. */
export function createArchives(
  db: Kysely<Database>,
  { siteOrigin }: { siteOrigin: string },
): ArchivesPort {
  const store = contentStore(db, archives)
  const ofTopics = (names: readonly string[]) => {
    const topics = topicsOf(names.filter((text) => text !== ''))
    return topics.length > 0 ? inCategories(store.rows(), topics) : store.rows()
  }

  /** A document as the contract writes it. */
  function itemIn({ id, slug, doc, ...row }: StoredItem<ArchiveDoc>, locale: Locale): ArchiveItem {
    const { description, source, ...text } = translated(doc, locale)
    return {
      id,
      ...text,
      pages: text.pages ?? null,
      excerpt: firstSentence(description),
      description,
      source: source.startsWith('/') ? `${siteOrigin}${source}` : source,
      mimetype: documentTypes[doc.format],
      category: archiveTopicNames[doc.category][locale],
      created_by: doc.created_by,
      created_at: jakartaTime(row.created_at),
      updated_at: jakartaTime(row.updated_at),
      year: doc.year,
      slug,
      category_slug: doc.category,
      is_demo: doc.is_demo,
    }
  }

  /** The same with what the document says. */
  function detailIn(row: StoredPage<ArchiveDoc>, locale: Locale): ArchiveDetail {
    const item = itemIn(row, locale)
    const { name, url } = row.doc.official
    return {
      ...item,
      blocks: blocksOf(item.lang === 'en' ? row.body_en : row.body_id),
      official: { name: name[locale], url },
    }
  }

  return {
    async list({ cat = [], year, q, sort_by: sortBy, sort_order: order, ...page }, locale) {
      const ofTopic = ofTopics(cat)
      const direction = order === 'ASC' ? 'asc' : 'desc'
      return store.page(
        year === undefined ? ofTopic : ofTopic.where('year', '=', year),
        {
          [sortBy === 'title' ? titleIn(locale) : 'created_at']: direction,
          // The same for all, as the indexes have it.
          published_at: sortBy === 'title' ? 'desc' : direction,
          id: direction,
        },
        page,
        (item) => itemIn(item, locale),
        { found: await findMatchingItems(db, archives.kind, q) },
      )
    },

    async categories(locale) {
      const counts = await store.countByCategory()
      return archiveTopics.map((slug) => ({
        name: archiveTopicNames[slug][locale],
        slug,
        count: counts.get(slug) ?? 0,
      }))
    },

    async years(topic) {
      const rows = await ofTopics(topic ? [topic] : [])
        .select('year')
        .distinct()
        .where('year', 'is not', null)
        .orderBy('year', 'desc')
        .execute()
      return rows.flatMap(({ year }) => year ?? [])
    },

    async bySlug(slug, locale) {
      const found = await store.one(store.rows().where('slug', '=', slug))
      return found && detailIn(found, locale)
    },

    sitemap: contentSitemap(db, store.rows),
  }
}
