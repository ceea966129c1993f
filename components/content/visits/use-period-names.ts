import { noonOf } from '@/lib/jakarta'
import { useFormatter } from '@/lib/i18n/formatter'
import type { VisitPeriod } from '@/lib/schemas/visits'
import { endOf } from './visit-range'

const forms = {
  day: {
    full: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    short: { day: 'numeric', month: 'short' },
  },
  week: {
    full: { day: 'numeric', month: 'short', year: 'numeric' },
    short: { day: 'numeric', month: 'short' },
  },
  month: { full: { month: 'long', year: 'numeric' }, short: { month: 'short', year: 'numeric' } },
} as const satisfies Record<VisitPeriod, unknown>

/**
 * What a period is called that begins on a day: in full, and as short as an axis needs it.
 * @param dates on which the periods begin that are shown together; where they lie in several years, all name theirs
 */
export function usePeriodNames(period: VisitPeriod, dates: readonly string[] = []) {
  const format = useFormatter()
  const { full, short } = forms[period]
  const years = dates.flatMap((date) => [date, endOf[period](date)]).map((date) => date.slice(0, 4))
  const isOneYear = new Set(years).size < 2
  return {
    full: (date: string) =>
      period === 'week'
        ? format.dateTimeRange(noonOf(date), noonOf(endOf.week(date)), full)
        : format.dateTime(noonOf(date), full),
    short: (date: string) =>
      format.dateTime(noonOf(date), isOneYear ? short : { ...short, year: 'numeric' }),
    day: (date: string) =>
      format.dateTime(noonOf(date), { day: 'numeric', month: 'long', year: 'numeric' }),
  }
}
