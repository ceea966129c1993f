import { type Insertable, type Kysely, sql } from 'kysely'
import type {
  ComplaintMeasure,
  ComplaintTotalTable,
} from '@/lib/server/db/complaint-statistics-types'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'

/** The value of each measure in a row of facts, as the triggers of `complaint-statistics.ts` in `db/migrations` count it; null where the row does not count. */
const values: Record<ComplaintMeasure, string> = {
  status: 'status',
  category: 'category_id',
  city: 'city_code',
  received_in: 'substr(received_on, 1, 7)',
  finished_in: 'finished_in',
  first_answer: 'cast(first_answer_days as text)',
  resolution: 'cast(resolution_days as text)',
  on_time: 'cast(is_on_time as text)',
  owed_on: 'owed_on',
  rejected_for: 'rejected_for',
  reopened: "case when is_reopened = 1 then cast('' as text) end",
  closed_automatically: "case when is_closed_automatically = 1 then cast('' as text) end",
  example: "case when is_example = 1 then cast('' as text) end",
}

type Total = Insertable<ComplaintTotalTable>

/** Differences of the totals of one span from all facts (negative: too much), in one statement and so of one snapshot. */
async function differencesIn(db: Kysely<Database>, span: 'day' | 'month'): Promise<Total[]> {
  const period = span === 'day' ? 'received_on' : 'substr(received_on, 1, 7)'
  const counted = Object.entries(values).map(
    ([measure, value]) =>
      `select ${period} as period, '${measure}' as measure, ${value} as value, count(*) as count from complaint_facts where ${value} is not null group by 1, 3`,
  )
  const { rows } = await sql<{
    period: string
    measure: ComplaintMeasure
    value: string
    count: number | string
  }>`
    select period, measure, value, sum(count) as count from (
      ${sql.raw(counted.join(' union all '))}
      union all select period, measure, value, -count from complaint_totals where span = ${span}
      union all select ${sql.raw(period)}, measure, value, -change from complaint_total_changes
    ) as parts
    group by period, measure, value having sum(count) <> 0`.execute(db)
  return rows.map(({ count, ...row }) => ({ span, ...row, count: Number(count) }))
}

/** Differences between totals and facts. Reads all facts: for an operator's command, not for requests. */
export async function totalDifferences(db: Kysely<Database>): Promise<Total[]> {
  const both = async (connection: Kysely<Database>) => [
    ...(await differencesIn(connection, 'day')),
    ...(await differencesIn(connection, 'month')),
  ]
  if (!isPostgres(db)) return both(db)
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = '10min'`.execute(connection)
    try {
      return await both(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}
