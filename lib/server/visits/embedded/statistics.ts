import type { Kysely } from 'kysely'
import { addDays, firstOfMonth, weekOf } from '@/lib/days'
import type {
  VisitPeriod,
  VisitRow,
  VisitStatistics,
  VisitStatisticsQuery,
} from '@/lib/schemas/visits'
import type { Database } from '@/lib/server/db/types'

/** Default number of periods without dates, the current one included. */
const periodsDefault = 30

const periodOf: Record<VisitPeriod, (day: string) => string> = {
  day: (day) => day,
  week: (day) => weekOf(day)[0] ?? day,
  month: (day) => firstOfMonth(day),
}

const startDefault: Record<VisitPeriod, (today: string) => string> = {
  day: (today) => addDays(today, 1 - periodsDefault),
  week: (today) => addDays(periodOf.week(today), 7 * (1 - periodsDefault)),
  month: (today) => firstOfMonth(today, 1 - periodsDefault),
}

/** Visits by day, week or month between two days, both included; days without visits are 0. Empty when the end is before the start. */
export async function readStatistics(
  db: Kysely<Database>,
  { period, start_date: start, end_date: end }: VisitStatisticsQuery,
  today: string,
): Promise<VisitStatistics> {
  const [from, to] = start && end ? [start, end] : [startDefault[period](today), today]
  const stored = await db
    .selectFrom('visit_days')
    .select(['day', 'visits', 'visitors', 'is_demo'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  const byDay = new Map(stored.map((row) => [row.day, row]))
  const data: VisitRow[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const date = periodOf[period](day)
    let row = data.at(-1)
    if (row?.date !== date) {
      row = { date, visitor: 0, visit: 0 }
      data.push(row)
    }
    row.visitor += byDay.get(day)?.visitors ?? 0
    row.visit += byDay.get(day)?.visits ?? 0
    if (byDay.get(day)?.is_demo === 1) row.demo_days = (row.demo_days ?? 0) + 1
  }
  const total = (name: 'visitor' | 'visit') => data.reduce((sum, row) => sum + row[name], 0)
  const first = await db
    .selectFrom('visit_days')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirst()
  return {
    data,
    meta: {
      total_visitor: total('visitor'),
      total_visit: total('visit'),
      first_date: first?.day ?? null,
    },
  }
}
