import { z } from 'zod'
import { complaintStatuses } from '@/lib/complaints/statuses'
import { locales } from '@/lib/i18n/locales'
import {
  afterParam,
  dateParam,
  listOf,
  pageParam,
  perPageParam,
  sortByParam,
  sortOrderParam,
} from './list'
import { keyword, line, optionalParagraph } from './text'

/** Filters of the public list (contract 10.4); unknown ids match nothing. */
export const monitoringQuery = z.object({
  q: keyword.optional(),
  status: z.enum(complaintStatuses, 'unknownChoice').optional(),
  category_id: z.string().max(100).optional(),
  city_id: z.string().max(13).optional(),
  district_id: z.string().max(13).optional(),
  start_date: dateParam,
  end_date: dateParam,
  sort_by: sortByParam(['created_at', 'updated_at', 'supporters'], 'created_at'),
  sort_order: sortOrderParam,
  after: afterParam,
  page: pageParam,
  per_page: perPageParam(),
})
export type MonitoringQuery = z.output<typeof monitoringQuery>

/** A public complaint in a list: no coordinates, no street, photos only once verified. */
export const monitoredComplaint = z.object({
  complaint_number: z.string(),
  complaint_number_masked: z.string(),
  title: z.string(),
  excerpt: z.string(),
  complaint_category: z.object({ id: z.string(), name: z.string() }),
  city_name: z.string(),
  district_name: z.string(),
  complaint_status_id: z.enum(complaintStatuses),
  status_name: z.string(),
  handling_body: z.string().nullable(),
  /** Masked name or the word for anonymous. */
  reporter_name: z.string(),
  photo: z.string().nullable(),
  supporters: z.number().int().nonnegative(),
  is_demo: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type MonitoredComplaint = z.output<typeof monitoredComplaint>
export const monitoredList = listOf(monitoredComplaint)

export const statisticsQuery = z.object({ start_date: dateParam, end_date: dateParam })
export type StatisticsQuery = z.output<typeof statisticsQuery>

/** Groups of fewer complaints than this are joined into one row `other`, so that no person can be identified by a number. */
export const smallestGroup = 5

const counted = z.object({
  id: z.string(),
  name: z.string(),
  count: z.number().int().nonnegative(),
})
/** Working days; null when nothing has happened yet. */
const duration = z.object({
  median_days: z.number().nullable(),
  p90_days: z.number().nullable(),
  count: z.number().int().nonnegative(),
})

/** Public and private complaints together, held ones too: numbers identify nobody. */
export const complaintStatistics = z.object({
  total: z.number().int().nonnegative(),
  by_status: z.array(counted),
  by_category: z.array(counted),
  by_city: z.array(counted),
  /** Received and finished per month (`YYYY-MM`), oldest first. */
  by_month: z.array(
    z.object({ month: z.string(), received: z.number().int(), finished: z.number().int() }),
  ),
  finished_percentage: z.number(),
  /** Of those whose resolution day has passed or that are finished: met in time, percent with one decimal; null without any. */
  on_time_percentage: z.number().nullable(),
  first_answer: duration,
  resolution: duration,
  reopened: z.number().int().nonnegative(),
  closed_automatically: z.number().int().nonnegative(),
  rejected_by_reason: z.array(counted),
  /** How many of the counted complaints are examples. */
  demo: z.number().int().nonnegative(),
  as_of: z.string(),
})
export type ComplaintStatistics = z.output<typeof complaintStatistics>
export const complaintStatisticsSingle = z.object({ data: complaintStatistics })

/** The tables of the statistics that can be had as CSV. */
export const statisticsTables = ['status', 'category', 'city', 'month', 'times'] as const
export const statisticsCsvQuery = statisticsQuery.extend({
  table: z.enum(statisticsTables, 'unknownChoice'),
  lang: z.enum(locales).optional(),
})

/** A draft complaint; used to find the same subject nearby and not stored. */
export const similarRequest = z.strictObject({
  category: line(1, 100),
  sub_category: optionalParagraph(100).default(''),
  title: optionalParagraph(100).default(''),
  reason: optionalParagraph(1000).default(''),
  latitude: z.number().min(-8.5, 'outsideProvince').max(-5.5, 'outsideProvince'),
  longitude: z.number().min(106, 'outsideProvince').max(109.5, 'outsideProvince'),
})
export type SimilarRequest = z.output<typeof similarRequest>

/** A public complaint that may be about the same matter. */
export const similarComplaint = z.object({
  complaint_number: z.string(),
  title: z.string(),
  description: z.string(),
  complaint_status_id: z.enum(complaintStatuses),
  status_name: z.string(),
  village_name: z.string(),
  /** Rounded to 50 m, from a place moved by up to 32 m. */
  distance_m: z.number().int().nonnegative(),
  photos: z.array(z.object({ url: z.string() })),
  supporters: z.number().int().nonnegative(),
  created_at: z.string(),
})
export type SimilarComplaint = z.output<typeof similarComplaint>
/** At most five, the likeliest first. */
export const similarList = z.object({ data: z.array(similarComplaint) })
