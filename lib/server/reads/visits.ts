import 'server-only'
import { cache } from 'react'
import { addDays, jakartaDay } from '@/lib/agenda/days'
import { portal } from '@/lib/server/portal'

/** Days of the chart on the home page, today included. */
const chartDays = 7

export const getVisitCounters = cache(async () => (await portal()).visits.counters())

/** Visits of each of the last seven days, today last. */
export const listDailyVisits = cache(async () => {
  const today = jakartaDay(new Date())
  return (await (await portal()).visits.statistics({ period: 'day', start_date: addDays(today, 1 - chartDays), end_date: today })).data
})
