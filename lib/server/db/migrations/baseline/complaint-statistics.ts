import { type Kysely, sql } from 'kysely'
import { counter, oneOf, required } from '../../columns'
import { createIndexes } from '../../create-index'
import { createTrigger } from '../../create-trigger'
import { isPostgres } from '../../dialect'

type Row = 'OLD' | 'NEW'

const mark = (condition: string) => `case when ${condition} then cast('' as text) end`

/** The value of each measure in a row of facts; null where the row does not count. */
const measures: Record<string, (row: Row) => string> = {
  status: (row) => `${row}.status`,
  category: (row) => `${row}.category_id`,
  city: (row) => `${row}.city_code`,
  received_in: (row) => `substr(${row}.received_on, 1, 7)`,
  finished_in: (row) => `${row}.finished_in`,
  first_answer: (row) => `cast(${row}.first_answer_days as text)`,
  resolution: (row) => `cast(${row}.resolution_days as text)`,
  on_time: (row) => `cast(${row}.is_on_time as text)`,
  owed_on: (row) => `${row}.owed_on`,
  rejected_for: (row) => `${row}.rejected_for`,
  reopened: (row) => mark(`${row}.is_reopened = 1`),
  closed_automatically: (row) => mark(`${row}.is_closed_automatically = 1`),
  example: (row) => mark(`${row}.is_example = 1`),
}

/** Takes the values of a row out of the totals, or puts them in; of a change only those that differ. */
function changesOf(row: Row, isUpdate = false): string {
  const rows = Object.entries(measures).map(([measure, value]) => {
    const differs = isUpdate ? ` AND ${value('OLD')} IS DISTINCT FROM ${value('NEW')}` : ''
    return `SELECT ${row}.received_on, '${measure}', ${value(row)}, ${row === 'NEW' ? 1 : -1} WHERE ${value(row)} IS NOT NULL${differs}`
  })
  return `INSERT INTO complaint_total_changes (received_on, measure, value, change) ${rows.join(' UNION ALL ')};`
}

const onInsert = changesOf('NEW')
const onUpdate = `${changesOf('OLD', true)} ${changesOf('NEW', true)}`
const onDelete = changesOf('OLD')

/** Totals follow the facts in the database itself, so that they agree whatever code runs. The day of receipt never changes. */
async function keepTotals(db: Kysely<unknown>) {
  const name = 'complaint_facts_count'
  if (isPostgres(db)) {
    await createTrigger(db, {
      name,
      event: 'AFTER INSERT OR UPDATE OR DELETE ON complaint_facts',
      body: `IF TG_OP = 'INSERT' THEN ${onInsert} ELSIF TG_OP = 'UPDATE' THEN ${onUpdate} ELSE ${onDelete} END IF;`,
      returns: 'NULL',
      calls: 'count_complaint_facts',
    })
    return
  }
  const follow = (when: string, event: string, body: string) =>
    createTrigger(db, { name: `${name}_${when}`, event: `AFTER ${event} ON complaint_facts`, body })
  await follow('new', 'INSERT', onInsert)
  await follow('change', 'UPDATE', onUpdate)
  await follow('deleted', 'DELETE', onDelete)
}

/** Facts of each complaint and their totals, so that no page has to read all complaints. */
export async function createComplaintStatistics(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('complaint_facts')
    .addColumn('complaint_id', 'text', (column) => column.primaryKey().references('complaints.id'))
    .addColumn('received_on', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('category_id', 'text', required)
    .addColumn('city_code', 'text', required)
    .addColumn('is_example', 'integer', required)
    .addColumn('first_answer_days', 'integer')
    .addColumn('resolution_days', 'integer')
    .addColumn('paused_days', 'integer', required)
    .addColumn('is_on_time', 'integer')
    .addColumn('owed_on', 'text')
    .addColumn('finished_in', 'text')
    .addColumn('rejected_for', 'text')
    .addColumn('is_reopened', 'integer', required)
    .addColumn('is_closed_automatically', 'integer', required)
    .execute()
  await createIndexes(db, {
    complaint_facts_owed: 'complaint_facts (owed_on) where owed_on is not null',
  })
  await db.schema
    .createTable('complaint_totals')
    .addColumn('span', 'text', oneOf('span', ['day', 'month']))
    .addColumn('period', 'text', required)
    .addColumn('measure', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('complaint_totals_key', ['span', 'period', 'measure', 'value'])
    .execute()
  await db.schema
    .createTable('complaint_total_changes')
    .addColumn('id', ...counter(db))
    .addColumn('received_on', 'text', required)
    .addColumn('measure', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('change', 'integer', required)
    .execute()
  await keepTotals(db)
  await createTrigger(db, {
    name: 'complaint_takes_facts',
    event: 'BEFORE DELETE ON complaints',
    body: 'DELETE FROM complaint_facts WHERE complaint_id = OLD.id;',
    returns: 'OLD',
    calls: 'take_complaint_facts',
  })
  // Where there is no complaint, all are counted; see `counted-state.ts`.
  await sql`INSERT INTO seed_state (name, hash) VALUES ('complaint-statistics', '1')`.execute(db)
}
