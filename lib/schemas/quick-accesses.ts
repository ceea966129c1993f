import { z } from 'zod'
import { keyword } from './text'
import { listOf, pageParam, perPageParam } from './list'

/** At most this many quick accesses are active; the popup shows as many (contract 2.9). */
export const quickAccessActiveMax = 8
export const quickAccessTitleMax = 100
export const quickAccessDescriptionMax = 200

/** Names of the drawings that `image` uses. */
export const quickAccessIcons = [
  'population',
  'information',
  'complaint',
  'food-price',
  'vehicle-tax',
  'open-data',
  'integrity',
  'national-report',
] as const
export type QuickAccessIcon = (typeof quickAccessIcons)[number]
export const isQuickAccessIcon = (value: unknown): value is QuickAccessIcon =>
  quickAccessIcons.some((icon) => icon === value)

/** Contract 2.9; texts are in the requested language. */
export const quickAccess = z.object({
  id: z.number().int(),
  title: z.string().max(quickAccessTitleMax),
  description: z.string().max(quickAccessDescriptionMax),
  /** A page of the portal (`/aduan-warga`) or an address with `https`. */
  link: z.string(),
  is_active: z.boolean(),
  /** One of `quickAccessIcons` from the embedded backend, an address from a remote one. */
  image: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type QuickAccess = z.output<typeof quickAccess>
export const quickAccessList = listOf(quickAccess)

/** `is_active` of a list: 1 or true, 0 or false; anything else asks for both. */
export const activeParam = z
  .string()
  .optional()
  .transform((value): boolean | undefined =>
    value === '1' || value === 'true'
      ? true
      : value === '0' || value === 'false'
        ? false
        : undefined,
  )

export const quickAccessQuery = z.object({
  /** Anything but yes and no asks for all of them, the active ones first. */
  is_active: activeParam,
  q: keyword.optional().default(''),
  page: pageParam,
  per_page: perPageParam(),
})
