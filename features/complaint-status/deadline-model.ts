import { addDays } from '@/lib/days'
import type { ComplaintDeadline } from '@/lib/schemas/complaint-following'

type SkippedDay = ComplaintDeadline['skipped'][number]

/** Neighbouring days that do not count for the same reason. */
export interface SkippedSpan {
  first: string
  last: string
  reason: SkippedDay['reason']
  name: string | null
}

/** Joins neighbouring days of one reason and name, so that a list of sixty working days stays readable. */
export function skippedSpans(days: readonly SkippedDay[]): SkippedSpan[] {
  const spans: SkippedSpan[] = []
  for (const { date, reason, name } of days) {
    const last = spans.at(-1)
    if (last && last.reason === reason && last.name === name && date === addDays(last.last, 1))
      last.last = date
    else spans.push({ first: date, last: date, reason, name })
  }
  return spans
}

/** The deadline that was missed and is still open, the resolution first; undefined when none is. */
export const lateDeadline = (deadlines: readonly ComplaintDeadline[]) =>
  deadlines.find(({ kind, state }) => kind === 'resolution' && state === 'late') ??
  deadlines.find(({ state }) => state === 'late')

export const resolutionDeadline = (deadlines: readonly ComplaintDeadline[]) =>
  deadlines.find(({ kind }) => kind === 'resolution')
