import { type Kysely, sql } from 'kysely'
import { key, required } from '../columns'
import { createTrigger } from '../create-trigger'
import { isPostgres } from '../dialect'

/** What is counted of an answer, by column; `row` is the answer. */
const measures = (row: string): Record<string, string> => ({
  answers: '1',
  found: `CASE WHEN ${row}.compliments = 'YA' THEN 1 ELSE 0 END`,
  relevance: `${row}.relevance`,
  reachable: `${row}.reachable`,
  user_experience: `${row}.user_experience`,
  user_interface: `${row}.user_interface`,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((rating) => [
      `rating_${rating}`,
      `CASE WHEN ${row}.rating = ${rating} THEN 1 ELSE 0 END`,
    ]),
  ),
})
const columns = Object.keys(measures(''))

/** The month in Jakarta of a time that is stored as UTC text. */
const monthOf = (db: Kysely<unknown>, time: string) =>
  isPostgres(db)
    ? `to_char(${time}::timestamptz AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM')`
    : `strftime('%Y-%m', ${time}, '+7 hours')`

/**
 * Sums of the survey by month, which the database itself keeps, so that an older process beside this one counts as well. The trigger holds
 * writers back until the earlier answers are counted, which takes about a second for a million of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('feedback_months').addColumn('month', 'text', key)
  for (const column of columns) table = table.addColumn(column, 'integer', required)
  await table.execute()
  await createTrigger(db, {
    name: 'feedback_months_count',
    event: 'AFTER INSERT ON feedback',
    body: `INSERT INTO feedback_months (month, ${columns.join(', ')})
      VALUES (${[monthOf(db, 'NEW.created_at'), ...Object.values(measures('NEW'))].join(', ')})
      ON CONFLICT (month) DO UPDATE SET
      ${columns.map((column) => `${column} = feedback_months.${column} + excluded.${column}`).join(', ')};`,
    returns: 'NULL',
  })
  const sums = Object.values(measures('feedback')).map((measure) => `sum(${measure})`)
  await sql
    .raw(
      `INSERT INTO feedback_months (month, ${columns.join(', ')})
      SELECT ${monthOf(db, 'created_at')}, ${sums.join(', ')} FROM feedback GROUP BY 1`,
    )
    .execute(db)
}
