import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'
import { keyword } from './text'
import {
  dateParam,
  listOf,
  pageParam,
  perPageParam,
  single,
  sortByParam,
  sortOrderParam,
} from './list'

export const newsCategories = [
  'ekonomi',
  'kesehatan',
  'pendidikan',
  'pemerintahan',
  'infrastruktur',
  'sosial',
  'teknologi',
] as const
export type NewsCategory = (typeof newsCategories)[number]
export const isNewsCategory = (value: unknown): value is NewsCategory =>
  newsCategories.some((category) => category === value)

export const newsSorts = ['published_at', 'created_at', 'updated_at', 'views', 'title'] as const
/** A view counts once per browser and article within this time (contract 3.3). */
export const viewWindowMs = 30 * 60_000

export const newsQuery = z.object({
  page: pageParam,
  per_page: perPageParam(),
  q: keyword.optional().default(''),
  sort_by: sortByParam(newsSorts, 'published_at'),
  sort_order: sortOrderParam,
  cat: z.array(z.string()).default([]),
  tag: keyword.optional().default(''),
  // Ids are 32-bit in the database; a larger number can exclude nothing.
  exclude: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
  type: z.enum(['article', 'video']).optional().catch(undefined),
  start_date: dateParam,
  end_date: dateParam,
})
export type NewsQuery = z.output<typeof newsQuery>

const newsTag = z.object({
  id: z.number().int(),
  data_id: z.number().int(),
  tag_id: z.number().int(),
  tag_name: z.string(),
  type: z.string(),
})
export const creator = z.object({ name: z.string(), unit_name: z.string() })

/**
 * A list item. `lang` (ours) says in which language title and excerpt are written: a missing English text falls back to
 * Indonesian and must be marked. `demo_views` (ours) counts those of `views` that are examples. `key` of a tag in addresses is its
 * Indonesian name; `tag_name` is in the requested language.
 */
export const newsItem = z.object({
  id: z.number().int(),
  title: z.string(),
  excerpt: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  category: z.enum(newsCategories),
  author: z.string(),
  reporter: z.string().nullable(),
  editor: z.string().nullable(),
  video: z.string().nullable(),
  source: z.string().nullable(),
  tags: z.array(newsTag.extend({ key: z.string() })),
  status: z.string(),
  is_live: z.number().int(),
  link: z.string(),
  created_by: creator,
  published_at: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  views: z.number().int(),
  demo_views: z.number().int().optional(),
  shared: z.number().int(),
  lang: z.enum(locales),
})
export type NewsItem = z.output<typeof newsItem>

export const newsDetail = newsItem.extend({
  /** Sanitised HTML. */
  content: z.string(),
  type: z.string(),
  duration: z.number().int().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  area: z
    .object({ id: z.number().int(), name: z.string(), code_kemendagri: z.string() })
    .nullable(),
  /** The day from which the text waits to be looked at again (ours). */
  review_by: z.string().nullable(),
})
export type NewsDetail = z.output<typeof newsDetail>

export interface NewsBanner {
  id: number
  title: string
  category: NewsCategory
  image: string | null
  slug: string
  link: string
  author: string
  reporter: string | null
  editor: string | null
  created_by: z.output<typeof creator>
  created_at: string
  published_at: string
  related_news: NewsBanner[] | null
}

export const newsList = listOf(newsItem)
export const newsSingle = single(newsDetail)
/** Flat response of the counters. */
export const newsCounters = z.object({ views: z.number().int(), shared: z.number().int() })
export type NewsCounters = z.output<typeof newsCounters>

export interface Tag {
  id: number
  /** In the asked language. */
  name: string
  /** Indonesian name; the stable part of `/berita/tags/{tag}`. */
  key: string
}
export interface TagCount extends Tag {
  count: number
}
