import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import { keyword } from './text'
import { listOf, pageParam, perPageParam, sortOrderParam, type Page } from './list'
import { serviceItem } from './services'

/** Names of the drawings that `logo` and `light_icon` use; the thin line of `light_icon` is a matter of drawing, not of another name. */
export const lifeEventIcons = [
  'identification',
  'baby',
  'backpack',
  'graduation',
  'briefcase',
  'heartbeat',
  'heart',
  'truck',
  'flower',
  'hand-heart',
  'wheelchair',
  'storefront',
  'motorcycle',
] as const
export type LifeEventIcon = (typeof lifeEventIcons)[number]

/** Longest name of a life event or sector, characters; longer names in an address match none. */
export const lifeEventNameMax = 100

/** Contract 2.8. All texts are in the requested language; `name` in either language is the value of `kategori`. */
export const lifeEvent = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** One of `lifeEventIcons` from the embedded backend, an address from a remote one. */
  logo: z.string().nullable(),
  light_icon: z.string().nullable(),
  sectors: z.array(z.string()),
  /** Last part of the address of its plan; null where it has none. */
  plan_slug: z.string().nullable(),
})
export type LifeEvent = z.output<typeof lifeEvent>
export const lifeEventParts = z.object({ data: z.array(lifeEvent) })

export const lifeEventItem = lifeEvent.extend({ service_count: z.number().int().nonnegative() })
export type LifeEventItem = z.output<typeof lifeEventItem>
export const lifeEventList = listOf(lifeEventItem)

/** A life event with its names in every language, for pages that must recognise either and name their pair. */
export interface LifeEventDetail extends LifeEvent {
  names: Record<Locale, string>
  /** In the order of `sectors`. */
  sector_names: Record<Locale, string>[]
}

export const lifeEventService = serviceItem.extend({ sector: z.string() })
export type LifeEventService = z.output<typeof lifeEventService>
export const lifeEventServiceList = listOf(lifeEventService)
export type LifeEventServicePage = Page<LifeEventService>

/** The list is the same in every context (contract 4.7). */
export const lifeEventPartsQuery = z.object({ context: keyword.optional() })

export const lifeEventQuery = z.object({
  q: keyword.optional().default(''),
  page: pageParam,
  per_page: perPageParam(),
})
export type LifeEventQuery = z.output<typeof lifeEventQuery>

export const lifeEventServiceQuery = z.object({
  kategori: keyword.pipe(z.string().min(1, 'required')),
  q: keyword.optional().default(''),
  sector: keyword.optional().default(''),
  /** Without it the editor's order: by sector, then by place in the sector. */
  sort_by: z.enum(['name']).optional().catch(undefined),
  sort_order: sortOrderParam,
  page: pageParam,
  per_page: perPageParam(),
})
export type LifeEventServiceQuery = Omit<z.output<typeof lifeEventServiceQuery>, 'kategori'>
