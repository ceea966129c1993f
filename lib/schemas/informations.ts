import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'
import { listOf, pageParam, perPageParam, single } from './list'
import { keyword } from './text'

/** Standing information and announcements share one shape (contract 7.6). */
export const informationKinds = ['information', 'announcement'] as const
export type InformationKind = (typeof informationKinds)[number]

/** Subjects, by the key that content files use. */
export const informationCategories = [
  'informasi-publik',
  'layanan-warga',
  'keselamatan',
  'pemerintahan',
] as const
export type InformationCategory = (typeof informationCategories)[number]

const category = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  type: z.enum(informationKinds),
})

export const information = z.object({
  id: z.number().int(),
  title: z.string(),
  excerpt: z.string(),
  category,
  slug: z.string(),
  image: z.string().nullable(),
  author: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Language of the texts (ours): a missing English text falls back to Indonesian. */
  lang: z.enum(locales),
})
export type Information = z.output<typeof information>
export const informationList = listOf(information)

export const informationDetail = information.extend({
  /** Clean HTML. */
  content: z.string(),
  show_date: z.string(),
  end_date: z.string().nullable(),
  status: z.literal('PUBLISHED'),
  /** The day from which the text waits to be looked at again (ours). */
  review_by: z.string().nullable(),
})
export type InformationDetail = z.output<typeof informationDetail>
export const informationResponse = single(informationDetail)

export const informationQuery = z.object({
  q: keyword.optional().default(''),
  page: pageParam,
  per_page: perPageParam(),
})
export type InformationQuery = z.output<typeof informationQuery>
