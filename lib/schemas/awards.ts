import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'
import { listOf, pageParam, perPageParam, single, sortByParam, sortOrderParam } from './list'
import { keyword } from './text'

/** Keys of the fourteen categories in the order of the specification (section 2). */
export const awardCategories = [
  'hukum-dan-ham',
  'inovasi-dan-digitalisasi',
  'investasi',
  'kehumasan',
  'kepegawaian',
  'ketenagakerjaan',
  'olahraga',
  'pembangunan',
  'pemberdayaan-masyarakat',
  'kebencanaan',
  'prestasi-gubernur',
  'sosial-budaya',
  'sumber-daya-energi-dan-mineral',
  'transparansi-keuangan',
] as const
export type AwardCategory = (typeof awardCategories)[number]
export const isAwardCategory = (value: unknown): value is AwardCategory =>
  awardCategories.some((category) => category === value)

const awardSorts = ['year', 'title'] as const

/** Contract 7.2; from `year` on ours. */
export const award = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Root-relative address of a picture. */
  logo: z.string().nullable(),
  /** Who gave the award or recorded the result. */
  appreciator: z.string(),
  description: z.string(),
  /** Name of the category in the requested language. */
  category: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  year: z.number().int(),
  category_key: z.enum(awardCategories),
  /** Where the award was reported. */
  source: z.string(),
  /** Language of title, description and appreciator: a missing English text falls back to Indonesian. */
  lang: z.enum(locales),
})
export type Award = z.output<typeof award>
export const awardList = listOf(award)
export const awardResponse = single(award)

/** Contract 7.2: a bare array; every category, also an empty one. */
export const awardCategoryCount = z.object({
  category: z.string(),
  count: z.number().int().nonnegative(),
  key: z.enum(awardCategories),
})
export type AwardCategoryCount = z.output<typeof awardCategoryCount>
export const awardCategoryCounts = z.array(awardCategoryCount)

export const awardQuery = z.object({
  q: keyword.optional().default(''),
  /** Keys or names in either language; an award of any of them fits. Names that no category has fit nothing. */
  cat: z.array(z.string().max(100, 'max')).max(50, 'max').default([]),
  sort_by: sortByParam(awardSorts, 'year'),
  sort_order: sortOrderParam,
  page: pageParam,
  per_page: perPageParam(),
})
export type AwardQuery = z.output<typeof awardQuery>
