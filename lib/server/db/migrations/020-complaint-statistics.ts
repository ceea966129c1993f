import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect'

type Row = 'OLD' | 'NEW'

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
  reopened: (row) => `case when ${row}.is_reopened = 1 then cast('' as text) end`,
  closed_automatically: (row) =>
    `case when ${row}.is_closed_automatically = 1 then cast('' as text) end`,
  example: (row) => `case when ${row}.is_example = 1 then cast('' as text) end`,
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
  if (!isPostgres(db)) {
    const run = (name: string, event: string, body: string) =>
      sql
        .raw(`CREATE TRIGGER ${name} AFTER ${event} ON complaint_facts BEGIN ${body} END`)
        .execute(db)
    await run('complaint_facts_count_new', 'INSERT', onInsert)
    await run('complaint_facts_count_change', 'UPDATE', onUpdate)
    await run('complaint_facts_count_deleted', 'DELETE', onDelete)
    await sql`CREATE TRIGGER complaint_takes_facts BEFORE DELETE ON complaints BEGIN DELETE FROM complaint_facts WHERE complaint_id = OLD.id; END`.execute(
      db,
    )
    return
  }
  await sql
    .raw(
      `CREATE FUNCTION count_complaint_facts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF TG_OP = 'INSERT' THEN ${onInsert} ELSIF TG_OP = 'UPDATE' THEN ${onUpdate} ELSE ${onDelete} END IF; RETURN NULL; END $$`,
    )
    .execute(db)
  await sql`CREATE TRIGGER complaint_facts_count AFTER INSERT OR UPDATE OR DELETE ON complaint_facts FOR EACH ROW EXECUTE FUNCTION count_complaint_facts()`.execute(
    db,
  )
  await sql`CREATE FUNCTION take_complaint_facts() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN DELETE FROM complaint_facts WHERE complaint_id = OLD.id; RETURN OLD; END $$`.execute(
    db,
  )
  await sql`CREATE TRIGGER complaint_takes_facts BEFORE DELETE ON complaints FOR EACH ROW EXECUTE FUNCTION take_complaint_facts()`.execute(
    db,
  )
}

/** Facts of each complaint and their totals, so that no page has to read all complaints. Column meanings: `complaint-statistics-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('complaint_facts')
    .addColumn('complaint_id', 'text', (column) => column.primaryKey().references('complaints.id'))
    .addColumn('received_on', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('city_code', 'text', (column) => column.notNull())
    .addColumn('is_example', 'integer', (column) => column.notNull())
    .addColumn('first_answer_days', 'integer')
    .addColumn('resolution_days', 'integer')
    .addColumn('paused_days', 'integer', (column) => column.notNull())
    .addColumn('is_on_time', 'integer')
    .addColumn('owed_on', 'text')
    .addColumn('finished_in', 'text')
    .addColumn('rejected_for', 'text')
    .addColumn('is_reopened', 'integer', (column) => column.notNull())
    .addColumn('is_closed_automatically', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('complaint_facts_owed')
    .on('complaint_facts')
    .column('owed_on')
    .where(sql.ref('owed_on'), 'is not', null)
    .execute()

  await db.schema
    .createTable('complaint_totals')
    .addColumn('span', 'text', (column) => column.notNull().check(sql`span in ('day', 'month')`))
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('complaint_totals_key', ['span', 'period', 'measure', 'value'])
    .execute()

  await db.schema
    .createTable('complaint_total_changes')
    .addColumn('id', isPostgres(db) ? 'bigserial' : 'integer', (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('received_on', 'text', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('change', 'integer', (column) => column.notNull())
    .execute()
  await keepTotals(db)
  // Complaints of an older version are counted once the portal runs; a new installation has none.
  await sql`INSERT INTO seed_state (name, hash) SELECT 'complaint-statistics', '1' WHERE NOT EXISTS (SELECT 1 FROM complaints)`.execute(
    db,
  )
}
