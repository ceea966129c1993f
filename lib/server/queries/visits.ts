import 'server-only'
import { cache } from 'react'
import { addDays, type Day } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import type { VisitPeriod } from '@/lib/schemas/visits'
import { portal } from '@/lib/server/portal'

/** Days of the chart on the home page, today included. */
const chartDays = 7

export const getVisitCounters = cache(async () => (await portal()).visits.counters())

/** Visits of each of the last seven days, today last. */
export const listDailyVisits = cache(async () => {
  const today = jakartaDay(new Date())
  return (
    await (
      await portal()
    ).visits.statistics({
      period: 'day',
      start_date: addDays(today, 1 - chartDays),
      end_date: today,
    })
  ).data
})

/** Visits between two days, both included, by day, week or month. */
export const getVisitStatistics = async (period: VisitPeriod, from: Day, until: Day) =>
  (await portal()).visits.statistics({ period, start_date: from, end_date: until })

/** Today, and the first day with visits; null while there are none. */
export async function knownVisitDays(): Promise<{ today: Day; first: Day | null }> {
  const today = jakartaDay(new Date())
  return { today, first: (await getVisitStatistics('day', today, today)).meta.first_date ?? null }
}
