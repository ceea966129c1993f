import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'

/** Longest path a visit may name, characters; pages of the portal stay far below. */
const visitPathMax = 500
/** Longest range of a visits query, days. */
export const visitRangeDaysMax = 1_100
/** A visitor seen this recently counts as online, milliseconds (contract 8: `online30mnt`). */
export const onlineWindowMs = 30 * 60_000

/** Body of `POST /v1/public/visits`: the page, with or without its query. */
export const visitRequest = z.strictObject({
  path: z
    .string()
    .max(visitPathMax, 'max')
    .regex(/^\/(?!\/)[^\s\\\p{Cc}\p{Cs}]*$/u, 'characters'),
})

const count = z.number().int().nonnegative()

/**
 * Contract 8, all whole numbers. Growth: percent by which yesterday exceeded the day before, 0 when there was none. A visitor is told from
 * another only within one day, so `visitor_all` adds up days. `demo_days` (ours) counts days that are examples.
 */
export const visitCounters = z.object({
  online30mnt: count,
  visitor_today: count,
  visit_today: count,
  visitor_yesterday: count,
  visit_yesterday: count,
  visitor_all: count,
  visit_all: count,
  growth_visitor: z.number().int(),
  growth_visit: z.number().int(),
  /** Seconds since 1970 of the numbers. */
  last_update_pipeline: count,
  demo_days: count,
})
export type VisitCounters = z.output<typeof visitCounters>
export const visitCountersResponse = z.object({ data: visitCounters })

export const visitPeriods = ['day', 'week', 'month'] as const
export type VisitPeriod = (typeof visitPeriods)[number]

// Days before and after have no week or month that can be written in four digits.
const day = z.iso.date('date').refine((text) => text.startsWith('2'), 'date')

const isTooLong = (from: string, to: string) =>
  Date.parse(to) - Date.parse(from) > visitRangeDaysMax * millisecondsInDay

const statisticsFields = z.object({
  period: z.enum(visitPeriods, 'unknownChoice').optional().default('day'),
  start_date: day.optional(),
  end_date: day.optional(),
})
type Range = Pick<z.output<typeof statisticsFields>, 'start_date' | 'end_date'>
const fits = ({ start_date: from, end_date: to }: Range) => !from || !to || !isTooLong(from, to)
const tooLong = { path: ['end_date'], error: 'date' }

/** Both dates or none of them count (contract 1.3); without them the last 30 days, weeks or months are meant. */
export const visitStatisticsQuery = statisticsFields.refine(fits, tooLong)
export type VisitStatisticsQuery = z.output<typeof visitStatisticsQuery>
/** The same as a file; a link cannot send the language header. */
export const visitCsvQuery = statisticsFields
  .extend({ lang: z.enum(locales).optional().catch(undefined) })
  .refine(fits, tooLong)

/**
 * One day, or the requested days of a week (from Monday) or month; `date` is the first day of the period. `demo_days` (ours) counts example
 * days; omitted when there are none.
 */
export const visitRow = z.object({
  date: z.iso.date(),
  visitor: count,
  visit: count,
  demo_days: count.optional(),
})
export type VisitRow = z.output<typeof visitRow>
/** `first_date` (ours) is the first day with data, independent of the range; null or missing: no data yet. */
export const visitStatistics = z.object({
  data: z.array(visitRow),
  meta: z.object({
    total_visitor: count,
    total_visit: count,
    first_date: z.iso.date().nullable().optional(),
  }),
})
export type VisitStatistics = z.output<typeof visitStatistics>
