'use client'

import { useFormatter } from '@/lib/i18n/formatter'
import { momentOf } from './deadline-model'

/** Words for days (`YYYY-MM-DD`) and moments, in Jakarta time. */
export function useDays() {
  const format = useFormatter()
  const full = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return {
    /** "Senin, 2 Maret 2026" */
    day: (day: string) => format.dateTime(momentOf(day), full),
    /** "7–8 Maret 2026", or one full day. */
    span: (first: string, last: string) => (first === last ? format.dateTime(momentOf(first), full) : format.dateTimeRange(momentOf(first), momentOf(last), { dateStyle: 'long' })),
    /** "2 Maret 2026" */
    date: (time: string) => format.dateTime(time.length === 10 ? momentOf(time) : new Date(time), { dateStyle: 'long' }),
    /** "2 Maret 2026 08.14" */
    moment: (time: string) => format.dateTime(new Date(time), { dateStyle: 'long', timeStyle: 'short' }),
    /** "08.14" */
    clock: (time: string) => format.dateTime(new Date(time), { timeStyle: 'short' }),
  }
}
