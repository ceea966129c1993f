import { z } from 'zod'
import { activeParam } from './quick-accesses'
import { listOf, pageParam, perPageParam } from './list'

/** The hero of the home page shows as many (specification, section 9). */
export const homeBannerCount = 3

/** Names of the drawings that easy-access links use. */
export const easyLinkIcons = [
  'population',
  'open-data',
  'vehicle-tax',
  'food-price',
  'information',
  'complaint',
  'map',
  'law',
] as const
export type EasyLinkIcon = (typeof easyLinkIcons)[number]

/** Contract 8; a banner without `link` leads nowhere. */
export const homeBanner = z.object({
  id: z.number().int(),
  image: z.string(),
  title: z.string(),
  link: z.string().optional(),
})
export const homeBannerList = z.object({ data: z.array(homeBanner) })

/** Addresses of a picture for wide and for narrow screens. */
const screens = z.object({ desktop: z.string(), mobile: z.string() })

export const infographicBanner = z.object({
  id: z.number().int(),
  title: z.string(),
  sequence: z.number().int(),
  link: z.string().nullable(),
  is_active: z.boolean(),
  image: screens,
  created_at: z.string(),
  updated_at: z.string(),
})
export const infographicBannerList = listOf(infographicBanner)

export const infographicBannerQuery = z.object({
  is_active: activeParam,
  page: pageParam,
  per_page: perPageParam(),
})

export const popUpBanner = z.object({
  id: z.number().int(),
  title: z.string(),
  button_label: z.string(),
  image: screens,
  link: z.string(),
  status: z.enum(['ACTIVE', 'NON-ACTIVE']),
  is_live: z.union([z.literal(0), z.literal(1)]),
  /** Days from the first to the last, both counted. */
  duration: z.number().int().positive(),
  start_date: z.string(),
  end_date: z.string(),
  updated_at: z.string(),
})
export type PopUpBanner = z.output<typeof popUpBanner>

/** A link of the home page's easy access. */
export const easyLink = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  icon: z.enum(easyLinkIcons),
  link: z.string(),
})
export type EasyLink = z.output<typeof easyLink>

/** A site of the national government that the home page names. */
export const nationalLink = z.object({ id: z.number().int(), title: z.string(), link: z.string() })
export type NationalLink = z.output<typeof nationalLink>
