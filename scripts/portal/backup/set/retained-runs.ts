import { millisecondsInDay } from 'date-fns/constants'
import { jakartaDay } from '@/lib/jakarta'
import { momentOf } from './run'

const allMs = 2 * millisecondsInDay
const dailyMs = 35 * millisecondsInDay
const monthlyMs = 366 * millisecondsInDay

/**
 * The runs that stay: all of the last two days, the first of each Jakarta day for 35 days and of each month for a year, and always the newest.
 * The first and not the last, so that what was once chosen for its day or month stays chosen.
 * @param runs names, oldest first
 */
export function retainedRuns(runs: readonly string[], now: Date): Set<string> {
  const retained = new Set(runs.slice(-1))
  const [days, months] = [new Set<string>(), new Set<string>()]
  for (const run of runs) {
    const moment = momentOf(run)
    const [age, day] = [now.getTime() - moment.getTime(), jakartaDay(moment)]
    const month = day.slice(0, 7)
    if (
      age <= allMs ||
      (age <= dailyMs && !days.has(day)) ||
      (age <= monthlyMs && !months.has(month))
    )
      retained.add(run)
    days.add(day)
    months.add(month)
  }
  return retained
}
