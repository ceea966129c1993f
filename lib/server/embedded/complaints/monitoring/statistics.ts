import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { ComplaintStatistics, StatisticsQuery } from '@/lib/schemas/complaint-monitoring'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '../../jakarta-time'
import { countByCategory, countByCity, countByMonth, countByReason, countByStatus, countWithStep } from './counts'
import { percentageOf, percentile } from './percentiles'
import { complaintTimes } from './times'

/** Median and 90th percentile of working days; null without any. */
function durationOf(days: readonly (number | null)[]): ComplaintStatistics['first_answer'] {
  const known = days.filter((day) => day !== null)
  return { median_days: percentile(known, 0.5), p90_days: percentile(known, 0.9), count: known.length }
}

/** Everything that is counted of the complaints received in the days: public, private and held ones alike. */
export async function complaintStatistics(db: Kysely<Database>, range: StatisticsQuery, locale: Locale, now: Date): Promise<ComplaintStatistics> {
  const { total, demo, finished, groups } = await countByStatus(db, range)
  const times = await complaintTimes(db, range, now)
  const judged = times.filter(({ isOnTime }) => isOnTime !== null)
  return {
    total,
    by_status: groups(locale),
    by_category: await countByCategory(db, range, locale),
    by_city: await countByCity(db, range, locale),
    by_month: await countByMonth(db, range),
    finished_percentage: percentageOf(finished, total) ?? 0,
    on_time_percentage: percentageOf(judged.filter(({ isOnTime }) => isOnTime).length, judged.length),
    first_answer: durationOf(times.map(({ firstAnswer }) => firstAnswer)),
    resolution: durationOf(times.map(({ resolution }) => resolution)),
    reopened: await countWithStep(db, range, 'reopened'),
    closed_automatically: await countWithStep(db, range, 'closed_automatically'),
    rejected_by_reason: await countByReason(db, range, locale),
    demo,
    as_of: jakartaTime(now.toISOString()),
  }
}
