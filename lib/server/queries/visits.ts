import 'server-only'
import { addDays, type Day } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import { cachedPortal } from './cached-portal'

/** Days of the chart on the home page, today included. */
const chartDays = 7

/** Visits of each of the last seven days, today last. */
export async function listDailyVisits() {
  const today = jakartaDay(new Date())
  const { data } = await cachedPortal.visits.statistics({
    period: 'day',
    start_date: addDays(today, 1 - chartDays),
    end_date: today,
  })
  return data
}

/** Today, and the first day with visits; null while there are none. */
export async function knownVisitDays(): Promise<{ today: Day; first: Day | null }> {
  const today = jakartaDay(new Date())
  const { meta } = await cachedPortal.visits.statistics({
    period: 'day',
    start_date: today,
    end_date: today,
  })
  return { today, first: meta.first_date ?? null }
}
