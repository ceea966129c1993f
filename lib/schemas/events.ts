import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'
import {
  dateParam,
  listOf,
  pageParam,
  perPageParam,
  single,
  sortByParam,
  sortOrderParam,
} from './list'
import { keyword } from './text'

/** Code of a regency or city of the province. */
export const eventDistrictCode = /^32\.\d{2}$/

/** Groups of the agenda and their categories (specification, section 2). */
export const eventCategoriesOf = {
  Pimpinan: [
    'Gubernur',
    'Wakil Gubernur',
    'Sekretaris Daerah',
    'Ketua TP-PKK',
    'Pj Gubernur',
    'Plh Sekretaris Daerah',
    'Pj Ketua TP-PKK',
  ],
  'Perangkat Daerah': ['Seremoni', 'Program Unggulan', 'Kegiatan Umum'],
  Umum: ['Hiburan', 'Pendidikan', 'Sosial Budaya', 'Olahraga', 'Lingkungan'],
} as const

export type EventGroup = keyof typeof eventCategoriesOf
export type EventCategory = (typeof eventCategoriesOf)[EventGroup][number]

export const eventGroups = [
  'Pimpinan',
  'Perangkat Daerah',
  'Umum',
] as const satisfies readonly EventGroup[]
export const eventCategories: readonly EventCategory[] = eventGroups.flatMap((group) => [
  ...eventCategoriesOf[group],
])
export const eventTypes = ['online', 'offline'] as const

/** Computed from Jakarta time, never stored (contract 5.1). */
const eventStatuses = ['NOT_STARTED', 'UNDER_WAY', 'FINISHED'] as const
export type EventStatus = (typeof eventStatuses)[number]

export const isEventCategory = (value: string): value is EventCategory =>
  eventCategories.some((category) => category === value)

/** The group that a category belongs to. */
export const groupOfCategory = (category: EventCategory): EventGroup =>
  eventGroups.find((group) => eventCategoriesOf[group].some((each) => each === category)) ?? 'Umum'

const group = z.enum(eventGroups)
const category = z.string().refine(isEventCategory)

export const eventItem = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Midnight in Jakarta at the start of its day. */
  date: z.string(),
  /** `HH:mm:ss`; `00:00:00` to `23:59:59` when it fills the day. */
  start_hour: z.string(),
  end_hour: z.string(),
  /** Fills its day, e.g. a public holiday (ours). */
  is_all_day: z.boolean(),
  /** The highest first among events of the same hour. */
  priority: z.number().int(),
  type: z.enum(eventTypes),
  status: z.enum(eventStatuses),
  address: z.string().nullable(),
  url: z.string().nullable(),
  category,
  group,
  tags: z.array(z.string()),
  /** An example that shows how the page works; no such event takes place (ours). */
  is_demo: z.boolean(),
  /** Called off, and still listed so that nobody waits for it (ours). */
  is_cancelled: z.boolean(),
  /** Regency or city where it takes place; null for all of the province or an unknown one (ours). */
  district: z.object({ code_kemendagri: z.string(), name: z.string() }).nullable(),
  /** Of the last change; null where the portal that was asked does not say (ours). */
  updated_at: z.string().nullable(),
  /** Rises with each change (ours). */
  sequence: z.number().int().nonnegative(),
  /** Language of the texts (ours): a missing English text falls back to Indonesian. */
  lang: z.enum(locales),
})
export type EventItem = z.output<typeof eventItem>
export const eventList = listOf(eventItem)

export const eventDetail = eventItem.extend({
  description: z.string(),
  created_by: z.object({ name: z.string(), unit_name: z.string() }),
  created_at: z.string(),
  updated_at: z.string(),
})
export type EventDetail = z.output<typeof eventDetail>
export const eventResponse = single(eventDetail)

/** Bare array (contract 5.2). */
export const eventCalendar = z.array(
  z.object({ id: z.number().int(), title: z.string(), date: z.string() }),
)
export type EventCalendar = z.output<typeof eventCalendar>

const list = z.array(z.string().max(100)).optional().default([])

export const eventQuery = z.object({
  q: keyword.optional().default(''),
  /** Both days are needed; one alone means nothing (contract 1.3). */
  start_date: dateParam,
  end_date: dateParam,
  cat: list,
  type: list,
  group: list,
  /** Codes of regencies and cities; any of them fits (ours). */
  district: list,
  page: pageParam,
  per_page: perPageParam(),
  sort_by: sortByParam(['date', 'title', 'priority'], 'date'),
  sort_order: sortOrderParam,
})
export type EventQuery = z.output<typeof eventQuery>

export const eventCalendarQuery = z.object({ start_date: dateParam, end_date: dateParam })
export type EventCalendarQuery = z.output<typeof eventCalendarQuery>
