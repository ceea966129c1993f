import { type Kysely, sql } from 'kysely'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'

/** Examples lie in the last months; copies are moved back by whole weeks, over some four years. */
const weeksMax = 200
/**
 * From one round of copies to the next: near the golden section and prime to all weeks, so that a few thousand already lie in every month.
 */
const weeksApart = 123

/** A stored moment or day, earlier by the weeks of the copy; null stays null. */
type Earlier = (column: string) => string

const earlierIn: Record<
  'sqlite' | 'postgres',
  { moment: Earlier; day: Earlier; hex: string; series: (first: number, last: number) => string }
> = {
  sqlite: {
    moment: (column) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-' || (weeks * 7) || ' days')`,
    day: (column) => `date(${column}, '-' || (weeks * 7) || ' days')`,
    hex: "printf('%032x', i)",
    series: (first, last) =>
      `with recursive series(i) as (select ${first} union all select i + 1 from series where i < ${last})`,
  },
  postgres: {
    moment: (column) =>
      `to_char(cast(${column} as timestamp) - make_interval(days => weeks * 7), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    day: (column) => `to_char(cast(${column} as date) - weeks * 7, 'YYYY-MM-DD')`,
    hex: "lpad(to_hex(i), 32, '0')",
    series: (first, last) =>
      `with series as (select i from generate_series(${first}, ${last}) as numbers(i))`,
  },
}

/** The columns of a table, read from its examples. */
async function columnsOf(
  db: Kysely<Database>,
  table: 'complaints' | 'complaint_history' | 'complaint_facts',
): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
}

/**
 * Fills a database with copies of its examples, each with an id, number, time and texts of its own; triggers update the totals.
 * @param count of the complaints that are there afterwards
 * @param already how many of them were made before
 */
export async function makeComplaints(
  db: Kysely<Database>,
  count: number,
  already = 0,
): Promise<void> {
  const { moment, day, hex, series } = earlierIn[isPostgres(db) ? 'postgres' : 'sqlite']
  const { examples } = await db
    .selectFrom('complaints')
    .select((row) => row.fn.countAll<number>().as('examples'))
    .where('is_demo', '=', 1)
    .executeTakeFirstOrThrow()
  const copies = `${series(already + 1, count)},
    example as (select id as example_id, row_number() over (order by id) - 1 as place from complaints where is_demo = 1),
    copy as (select i, (i / ${examples}) * ${weeksApart} % ${weeksMax} as weeks, example_id from series join example on place = i % ${examples})`
  const own: Record<string, string> = {
    id: hex,
    complaint_id: hex,
    number: "'JBR-GROWTH-' || i",
    // As long as a hash is.
    secret_hash: `${hex} || ${hex}`,
    submission_key_hash: hex,
    title: "title || ' ke-' || i",
    is_demo: '0',
    is_example: '0',
    merged_into_id: 'null',
    resolve_due_on: day('resolve_due_on'),
    due_on: day('due_on'),
    received_on: day('received_on'),
    owed_on: day('owed_on'),
    finished_in: `substr(${day("finished_in || '-15'")}, 1, 7)`,
  }
  const valueOf = (column: string) =>
    own[column] ??
    (column === 'at' || column.endsWith('_at') || column === 'awaits_since'
      ? moment(column)
      : column)
  await db.connection().execute(async (connection) => {
    if (isPostgres(db)) await sql`set statement_timeout = 0`.execute(connection)
    for (const table of ['complaints', 'complaint_history', 'complaint_facts'] as const) {
      const columns = await columnsOf(connection, table)
      const key = table === 'complaints' ? 'id' : 'complaint_id'
      await sql
        .raw(
          `${copies} insert into ${table} (${columns.join(', ')}) ` +
            `select ${columns.map(valueOf).join(', ')} from copy join ${table} on ${table}.${key} = example_id`,
        )
        .execute(connection)
    }
    if (!isPostgres(db)) return
    // As PostgreSQL's own upkeep does after so many rows; SQLite has none.
    await sql`analyze`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}
