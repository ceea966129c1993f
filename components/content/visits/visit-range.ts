import { millisecondsInDay } from 'date-fns/constants'
import { addDays, firstOfMonth, weekOf, type Day } from '@/lib/days'
import { visitPeriods, visitRangeDaysMax, type VisitPeriod } from '@/lib/schemas/visits'
import type { VisitFilters } from '@/lib/address/lists/visit-address'

/** The shown range: whole periods from the first day on, and why it may differ from the requested one. */
export interface VisitRange {
  period: VisitPeriod
  from: Day
  until: Day
  /** Longer periods than requested, because there are too many days. */
  isCoarser: boolean
  /** Starts later than requested, because a response has a limited number of days. */
  isShortened: boolean
}

/** Most bars that can be distinguished on a phone. */
const barsMax = 120
const usualPeriods: Record<VisitPeriod, number> = { day: 30, week: 12, month: 12 }
const usualDays: Record<VisitPeriod, number> = { day: 1, week: 7, month: 30.4 }

const startOf: Record<VisitPeriod, (day: Day) => Day> = {
  day: (day) => day,
  week: (day) => weekOf(day)[0] ?? day,
  month: (day) => firstOfMonth(day),
}

/** The last day of the period that begins on a day. */
export const endOf: Record<VisitPeriod, (first: Day) => Day> = {
  day: (first) => first,
  week: (first) => addDays(first, 6),
  month: (first) => addDays(firstOfMonth(first, 1), -1),
}

const usualStart: Record<VisitPeriod, (until: Day) => Day> = {
  day: (until) => addDays(until, 1 - usualPeriods.day),
  week: (until) => addDays(startOf.week(until), 7 * (1 - usualPeriods.week)),
  month: (until) => firstOfMonth(until, 1 - usualPeriods.month),
}

export const daysBetween = (from: Day, until: Day) =>
  Math.round((Date.parse(until) - Date.parse(from)) / millisecondsInDay) + 1

/**
 * The days to show for an address.
 * @param first first day with visits; default ranges do not start before it
 */
export function visitRange(
  { period, from: requestedFrom, until: requestedUntil }: VisitFilters,
  today: Day,
  first: Day | null,
): VisitRange {
  const until = requestedUntil !== null && requestedUntil < today ? requestedUntil : today
  const usual = usualStart[period](until)
  const wanted =
    requestedFrom ?? (first !== null && first > usual && first <= until ? first : usual)
  const earliest = addDays(until, 1 - visitRangeDaysMax)
  const from = wanted > until ? until : wanted < earliest ? earliest : wanted
  const days = daysBetween(from, until)
  const shown =
    visitPeriods
      .slice(visitPeriods.indexOf(period))
      .find((each) => days / usualDays[each] <= barsMax) ?? 'month'
  const start = startOf[shown](from)
  return {
    period: shown,
    from: start < earliest ? from : start,
    until,
    isCoarser: shown !== period,
    isShortened: wanted < earliest,
  }
}
