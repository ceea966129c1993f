import type { Kysely } from 'kysely'
import { jakartaDay, jakartaTime } from '@/lib/jakarta'
import { complaintStatuses } from '@/lib/complaints/statuses'
import { Problem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { rejectionReasons } from '@/lib/schemas/choices'
import type { ComplaintStatistics, StatisticsQuery } from '@/lib/schemas/complaint-monitoring'
import type { ComplaintMeasure } from '@/lib/server/db/complaint-statistics-types'
import type { Database } from '@/lib/server/db/types'
import english from '@/messages/en/complaint-monitoring.json'
import indonesian from '@/messages/id/complaint-monitoring.json'
import { statusLabel } from '../status-labels'
import { isCounted } from './counted-state'
import { categoryNames, cityNames } from './names'
import { countOf, type Histogram, percentageOf, percentile } from './percentiles'
import { readTotals, type Totals } from './read-totals'
import { type Counted, withoutSmallGroups } from './small-groups'

const messages = { id: indonesian, en: english }

const bySize = (a: Counted, b: Counted) => b.count - a.count || (a.name < b.name ? -1 : 1)

const valuesOf = (totals: Totals, measure: ComplaintMeasure) =>
  totals.get(measure) ?? new Map<string, number>()
const sumOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

/** Median and 90th percentile of working days; null without any. */
function durationOf(
  totals: Totals,
  measure: 'first_answer' | 'resolution',
): ComplaintStatistics['first_answer'] {
  const histogram: Histogram = new Map(
    [...valuesOf(totals, measure)].map(([days, count]) => [Number(days), count]),
  )
  return {
    median_days: percentile(histogram, 0.5),
    p90_days: percentile(histogram, 0.9),
    count: countOf(histogram),
  }
}

/** Share resolved on time, of those resolved or late today. */
function onTimePercentage(totals: Totals, now: Date) {
  const today = jakartaDay(now)
  const resolved = valuesOf(totals, 'on_time')
  const late = [...valuesOf(totals, 'owed_on')]
    .filter(([day]) => day < today)
    .reduce((sum, [, count]) => sum + count, 0)
  return percentageOf(resolved.get('1') ?? 0, sumOf(resolved) + late)
}

const monthAfter = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7)

/** Received by month of receipt, finished by month of the end; months without either between the first and the last are zeros. */
function byMonth(totals: Totals): ComplaintStatistics['by_month'] {
  const [received, finished] = [valuesOf(totals, 'received_in'), valuesOf(totals, 'finished_in')]
  const sorted = [...received.keys(), ...finished.keys()].toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  const months: ComplaintStatistics['by_month'] = []
  if (first === undefined || last === undefined) return months
  for (let month = first; month <= last; month = monthAfter(month))
    months.push({ month, received: received.get(month) ?? 0, finished: finished.get(month) ?? 0 })
  return months
}

/**
 * All statistics of the complaints received in a range of days: public, private and held ones alike.
 * @throws Problem UNAVAILABLE while complaints still have facts of an older version
 */
export async function complaintStatistics(
  db: Kysely<Database>,
  range: StatisticsQuery,
  locale: Locale,
  now: Date,
): Promise<ComplaintStatistics> {
  if (!(await isCounted(db)))
    throw new Problem('UNAVAILABLE', { cause: 'complaints are being counted' })
  const totals = await readTotals(db, range)
  const [statuses, cities, reasons] = [
    valuesOf(totals, 'status'),
    valuesOf(totals, 'city'),
    valuesOf(totals, 'rejected_for'),
  ]
  const [namesOfCategories, namesOfCities] = [
    await categoryNames(db, locale),
    await cityNames(db, [...cities.keys()]),
  ]
  const { smallGroups, reasons: reasonNames } = messages[locale]
  const named = (counts: ReadonlyMap<string, number>, names: ReadonlyMap<string, string>) =>
    [...counts].map(([id, count]) => ({ id, name: names.get(id) ?? id, count })).toSorted(bySize)
  const total = sumOf(statuses)
  return {
    total,
    by_status: withoutSmallGroups(
      complaintStatuses.map((id) => ({
        id,
        name: statusLabel(id, locale),
        count: statuses.get(id) ?? 0,
      })),
      smallGroups,
    ),
    by_category: withoutSmallGroups(
      named(valuesOf(totals, 'category'), namesOfCategories),
      smallGroups,
    ),
    by_city: withoutSmallGroups(named(cities, namesOfCities), smallGroups),
    by_month: byMonth(totals),
    finished_percentage: percentageOf(statuses.get('finished') ?? 0, total) ?? 0,
    on_time_percentage: onTimePercentage(totals, now),
    first_answer: durationOf(totals, 'first_answer'),
    resolution: durationOf(totals, 'resolution'),
    reopened: sumOf(valuesOf(totals, 'reopened')),
    closed_automatically: sumOf(valuesOf(totals, 'closed_automatically')),
    rejected_by_reason: withoutSmallGroups(
      rejectionReasons
        .map((id) => ({ id, name: reasonNames[id], count: reasons.get(id) ?? 0 }))
        .toSorted(bySize),
      smallGroups,
    ),
    demo: sumOf(valuesOf(totals, 'example')),
    as_of: jakartaTime(now.toISOString()),
  }
}
