import { type Kysely, sql } from 'kysely'
import { addDays, type Day, firstOfMonth } from '@/lib/days'
import type { StatisticsQuery } from '@/lib/schemas/complaint-monitoring'
import type { ComplaintMeasure } from '@/lib/server/db/complaint-statistics-types'
import type { Database } from '@/lib/server/db/types'

/** Number of complaints by value, by measure. */
export type Totals = ReadonlyMap<ComplaintMeasure, ReadonlyMap<string, number>>

/** Bounds of open ranges; no complaint is outside. */
const [earliest, latest] = ['1970-01-01', '9998-12-31']

const lastOfMonth = (day: Day) => addDays(firstOfMonth(day, 1), -1)

/** Whole months of a range, and the days before and after them; bounds inclusive, an empty part ends before it begins. */
function partsOf(start: Day, end: Day): { months: [string, string]; days: [Day, Day][] } {
  const firstMonth = start === firstOfMonth(start) ? start : firstOfMonth(start, 1)
  const afterLastMonth = end === lastOfMonth(end) ? addDays(end, 1) : firstOfMonth(end)
  if (firstMonth >= afterLastMonth) return { months: ['9', '0'], days: [[start, end]] }
  return {
    months: [firstMonth.slice(0, 7), addDays(afterLastMonth, -1).slice(0, 7)],
    days: [
      [start, addDays(firstMonth, -1)],
      [afterLastMonth, end],
    ],
  }
}

/**
 * The totals of the complaints received between two Jakarta days, in one statement and so of one snapshot. The number of rows read grows with the
 * months of the range, not with the complaints.
 */
export async function readTotals(
  db: Kysely<Database>,
  { start_date: start, end_date: end }: StatisticsQuery,
): Promise<Totals> {
  const first = start === undefined || start < earliest ? earliest : start
  const last = end === undefined || end > latest ? latest : end
  // No month before or after the last ones can be written so that it compares.
  if (first > last) return new Map()
  const { months, days } = partsOf(first, last)
  // A union, because PostgreSQL reads the whole table for conditions joined by "or".
  const stored = (span: 'day' | 'month', [from, to]: readonly [string, string]) =>
    sql`select measure, value, count from complaint_totals where span = ${sql.lit(span)} and period between ${from} and ${to}`
  const parts = sql.join(
    [stored('month', months), ...days.map((range) => stored('day', range))],
    sql` union all `,
  )
  const { rows } = await sql<{ measure: ComplaintMeasure; value: string; count: number | string }>`
    select measure, value, sum(count) as count from (
      ${parts}
      union all
      select measure, value, change as count from complaint_total_changes where received_on between ${first} and ${last}
    ) as parts
    group by measure, value having sum(count) <> 0`.execute(db)
  const totals = new Map<ComplaintMeasure, Map<string, number>>()
  for (const { measure, value, count } of rows) {
    const values = totals.get(measure) ?? new Map<string, number>()
    totals.set(measure, values.set(value, Number(count)))
  }
  return totals
}
