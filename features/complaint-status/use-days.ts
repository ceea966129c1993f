'use client'

import { useFormatter } from '@/lib/i18n/formatter'
import { noonOf } from '@/lib/jakarta'

/** Words for days (`YYYY-MM-DD`) and moments, in Jakarta time. */
export function useDays() {
  const format = useFormatter()
  const full = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return {
    /** "Senin, 2 Maret 2026" */
    day: (day: string) => format.dateTime(noonOf(day), full),
    /** "7–8 Maret 2026", or one full day. */
    span: (first: string, last: string) =>
      first === last
        ? format.dateTime(noonOf(first), full)
        : format.dateTimeRange(noonOf(first), noonOf(last), { dateStyle: 'long' }),
    /** "2 Maret 2026" */
    date: (time: string) =>
      format.dateTime(time.length === 10 ? noonOf(time) : new Date(time), { dateStyle: 'long' }),
    /** "2 Maret 2026 08.14" */
    moment: (time: string) =>
      format.dateTime(new Date(time), { dateStyle: 'long', timeStyle: 'short' }),
    /** "08.14" */
    clock: (time: string) => format.dateTime(new Date(time), { timeStyle: 'short' }),
  }
}
