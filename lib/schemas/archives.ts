import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'
import { listOf, pageParam, perPageParam, single, sortByParam, sortOrderParam } from './list'
import { creator } from './news'
import { keyword } from './text'

/** The five topics of the archive in specification order, by the slug that addresses use. */
export const archiveTopics = [
  'dokumen-perencanaan',
  'laporan-pertanggungjawaban',
  'produk-hukum',
  'transparansi-kepegawaian',
  'transparansi-pengelolaan-keuangan-daerah',
] as const
export type ArchiveTopic = (typeof archiveTopics)[number]
export const isArchiveTopic = (value: unknown): value is ArchiveTopic =>
  archiveTopics.some((topic) => topic === value)

/** The topic under which reports of regional finance stand (contract 9). */
export const financeTopic: ArchiveTopic = 'transparansi-pengelolaan-keuangan-daerah'

/** Names of the topics (specification, section 1; English from content facts 14). */
export const archiveTopicNames: Record<ArchiveTopic, { id: string; en: string }> = {
  'dokumen-perencanaan': { id: 'Dokumen Perencanaan', en: 'Planning Documents' },
  'laporan-pertanggungjawaban': { id: 'Laporan Pertanggungjawaban', en: 'Accountability Reports' },
  'produk-hukum': { id: 'Produk Hukum', en: 'Legal Products' },
  'transparansi-kepegawaian': { id: 'Transparansi Kepegawaian', en: 'Staffing Transparency' },
  'transparansi-pengelolaan-keuangan-daerah': {
    id: 'Transparansi Pengelolaan Keuangan Daerah',
    en: 'Regional Financial Transparency',
  },
}

/** Media types of the file kinds that the archive keeps. */
export const documentTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const
export type DocumentFormat = keyof typeof documentTypes
export const documentFormats = ['pdf', 'xlsx', 'csv'] as const satisfies readonly DocumentFormat[]

/** The kind of a file by its media type; null when the archive does not keep that kind. */
export const formatOf = (mediaType: string): DocumentFormat | null =>
  documentFormats.find((format) => documentTypes[format] === mediaType) ?? null

/** Longest text of a document in characters; search reads it whole. About 250 printed pages. */
export const documentTextMax = 400_000

const blockHead = {
  heading: z.string().min(1),
  /** Page of the file on which it begins; missing where the file has one page or none. */
  page: z.number().int().positive().optional(),
}

/** What a document says, so that it can be read on a page without opening the file. */
export const documentBlock = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    ...blockHead,
    paragraphs: z.array(z.string().min(1)).min(1),
  }),
  z.strictObject({
    kind: z.literal('list'),
    ...blockHead,
    items: z.array(z.string().min(1)).min(1),
    isOrdered: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('table'),
    ...blockHead,
    columns: z.array(z.string().min(1)).min(1),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.null()])).min(1)).min(1),
  }),
])
export type DocumentBlock = z.output<typeof documentBlock>

/** A document of the archive (contract 7.1; `size`, `pages`, `year` and everything from `slug` on ours). */
export const archiveItem = z.object({
  id: z.number().int(),
  title: z.string(),
  /** First sentence of the description. */
  excerpt: z.string(),
  description: z.string(),
  /** Address of the file; absolute. */
  source: z.string(),
  mimetype: z.string(),
  category: z.string(),
  created_by: creator,
  created_at: z.string(),
  updated_at: z.string(),
  /** Of the file, in bytes; null when the file is on another site and its size is unknown. */
  size: z.number().int().positive().nullable(),
  /** Of a PDF; null for tables and where it is unknown. */
  pages: z.number().int().positive().nullable(),
  /** The year that the document is about. */
  year: z.number().int(),
  slug: z.string(),
  category_slug: z.enum(archiveTopics),
  /** An example that came with the product and is no official document. */
  is_demo: z.boolean(),
  /** Language of texts and file: a missing English version falls back to Indonesian. */
  lang: z.enum(locales),
})
export type ArchiveItem = z.output<typeof archiveItem>
export const archiveList = listOf(archiveItem)

export const archiveDetail = archiveItem.extend({
  blocks: z.array(documentBlock),
  /** Who keeps the official document, and where. */
  official: z.object({ name: z.string(), url: z.string() }),
})
export type ArchiveDetail = z.output<typeof archiveDetail>
export const archiveResponse = single(archiveDetail)

export const archiveCategory = z.object({
  name: z.string(),
  slug: z.enum(archiveTopics),
  count: z.number().int().nonnegative(),
})
export type ArchiveCategory = z.output<typeof archiveCategory>
export const archiveCategoryList = z.object({ data: z.array(archiveCategory) })

const archiveSorts = ['created_at', 'title'] as const

/** A year in an address; anything else asks for every year. */
export const yearParam = z
  .string()
  // Four digits, of which the first counts.
  .regex(/^[1-9]\d{3}$/)
  .transform(Number)
  .optional()
  .catch(undefined)

export const archiveQuery = z.object({
  /** Slugs or names of topics in either language; several mean any of them. */
  cat: z.array(z.string()).default([]),
  q: keyword.optional().default(''),
  year: yearParam,
  page: pageParam,
  per_page: perPageParam(),
  sort_by: sortByParam(archiveSorts, 'created_at'),
  sort_order: sortOrderParam,
})
export type ArchiveQuery = z.output<typeof archiveQuery>

export const archiveYearsQuery = z.object({
  cat: z.string().max(100, 'max').optional().default(''),
})
export const archiveYears = z.object({ data: z.array(z.number().int()) })
