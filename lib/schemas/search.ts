import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'
import { listMeta, pageParam, perPageParam, sortByParam, sortOrderParam } from './list'
import { keyword } from './text'

/** Content types in the order in which they are named; groups of results follow their best hit. */
export const searchDomains = [
  'public_service',
  'news',
  'information',
  'announcement',
  'about',
  'featured_program',
  'complaint',
] as const
export type SearchDomain = (typeof searchDomains)[number]
export const isSearchDomain = (value: unknown): value is SearchDomain =>
  searchDomains.some((domain) => domain === value)

export const searchSorts = ['created_at', 'published_at', 'title', 'relevance'] as const

export const searchQuery = z.object({
  q: keyword.optional().default(''),
  domain: z.array(z.string()).default([]),
  page: pageParam,
  per_page: perPageParam(),
  /** `relevance` (ours) without a query means newest first. */
  sort_by: sortByParam(searchSorts, 'created_at'),
  sort_order: sortOrderParam,
  /** Any value switches the forgiving of typos off. */
  fuzziness: z.string().optional(),
})
export type SearchQuery = z.output<typeof searchQuery>

export const suggestQuery = z.object({ q: keyword.optional().default('') })

/** HTML with `<strong>` around matches and no other markup; the text is escaped. */
const marked = z.array(z.string())

export const searchItem = z.object({
  /** Number within its content table; `about` gathers several, so only `path` tells items apart. */
  id: z.number().int(),
  domain: z.enum(searchDomains),
  title: z.string(),
  excerpt: z.string(),
  /** First part of the text, without markup. */
  content: z.string(),
  slug: z.string(),
  category: z.string().nullable(),
  thumbnail: z.string().nullable(),
  /** Indonesian names of an article's tags (ours); other content has none. */
  tags: z.array(z.string()),
  unit: z.string().nullable(),
  /** Absolute address in the requested language. */
  url: z.string(),
  /** Root-relative Indonesian path of the page (ours). */
  path: z.string(),
  /** Fragments of about 150 characters; `title` is ours. null without a query. */
  highlight: z.object({ title: marked, content: marked }).nullable(),
  /** Share of the best result's score, up to 1 (ours). null unless results of a query are sorted by relevance. */
  score: z.number().min(0).max(1).nullable(),
  /** Words of the query that the item does not contain, as typed (ours); words such as "cara" and places do not count. */
  missing: z.array(z.string()),
  /** Words of the query that only its long text contains, in passing, as typed (ours). */
  passing: z.array(z.string()),
  /** Page of a document's file on which the extract stands (ours); null where it has no pages or stands before them. */
  file_page: z.number().int().positive().nullable(),
  published_at: z.string(),
  created_at: z.string(),
  /** Language of the texts (ours): a missing English text falls back to Indonesian. */
  lang: z.enum(locales),
})
export type SearchItem = z.output<typeof searchItem>

const domainCounts = z.object(
  Object.fromEntries(searchDomains.map((domain) => [domain, z.number().int()])) as Record<
    SearchDomain,
    z.ZodNumber
  >,
)

const searchMeta = listMeta.extend({
  /** Matches in every content type, whichever were requested. */
  aggregations: z.object({ domain: domainCounts }),
  /** The corrected query, when it was corrected (ours). */
  corrected: z.string().nullable(),
  /** Terms of the query without results, as typed (ours); empty unless others have results. */
  unmatched: z.array(z.string()),
  /** Similar terms for a query without results (ours); empty when there are results. */
  near: z.array(z.string()),
})
export type SearchMeta = z.output<typeof searchMeta>

export const searchPage = z.object({ data: z.array(searchItem), meta: searchMeta })
export type SearchPage = z.output<typeof searchPage>

/** Longest list of suggestions (contract 6.2). */
export const suggestionsMax = 5
export const suggestions = z.array(
  z.object({
    value: z.string(),
    /** Content type of a page with the phrase (ours); null for a popular search, and where a portal names none. */
    domain: z.enum(searchDomains).nullable().default(null),
  }),
)
export type Suggestion = z.output<typeof suggestions>[number]

/** Body of `POST /v1/public/search/queries`: what was searched for, or that a result of it was opened. */
export const searchUse = z.strictObject({ words: keyword, is_opened: z.boolean() })
export type SearchUse = z.output<typeof searchUse>

export const popularSearches = z.object({ data: z.array(z.string()) })
