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

/** What a period is called that begins on a day: in full, and as short as an axis needs it. */
export function usePeriodNames(period: VisitPeriod) {
  const format = useFormatter()
  const { full, short } = forms[period]
  return {
    full: (date: string) =>
      period === 'week'
        ? format.dateTimeRange(noonOf(date), noonOf(endOf.week(date)), full)
        : format.dateTime(noonOf(date), full),
    short: (date: string) => format.dateTime(noonOf(date), short),
    day: (date: string) =>
      format.dateTime(noonOf(date), { day: 'numeric', month: 'long', year: 'numeric' }),
  }
}
