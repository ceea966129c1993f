import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect'

/** Columns of a listing and what they are of its complaint. No office is null, so that an index need not hold those that went nowhere. */
const listed = (row: 'NEW' | 'complaints') => ({
  district_code: `${row}.district_code`,
  handling_body: `nullif(${row}.handling_body, '')`,
})
const sources = 'district_code, handling_body'

const assignments = (row: 'NEW' | 'complaints') =>
  Object.entries(listed(row))
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ')
const follow = `UPDATE complaint_listings SET ${assignments('NEW')} WHERE complaint_id = NEW.id;`
const ofComplaint = `FROM complaints WHERE complaints.id = NEW.complaint_id`
const { district_code: district, handling_body: body } = listed('complaints')

async function followOnSqlite(db: Kysely<unknown>) {
  // Listings are made by a trigger of their complaint; what is added to them comes from a trigger of theirs, whichever order those run in.
  await sql
    .raw(`CREATE TRIGGER complaint_listings_handler_new AFTER INSERT ON complaint_listings BEGIN
      UPDATE complaint_listings SET (district_code, handling_body) = (SELECT ${district}, ${body} ${ofComplaint}) WHERE position = NEW.position; END`)
    .execute(db)
  await sql
    .raw(
      `CREATE TRIGGER complaints_list_handler AFTER UPDATE OF ${sources} ON complaints BEGIN ${follow} END`,
    )
    .execute(db)
}

async function followOnPostgres(db: Kysely<unknown>) {
  const run = (name: string, event: string, statements: string) =>
    sql
      .raw(
        `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statements} END $$; CREATE TRIGGER ${name} ${event} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
      )
      .execute(db)
  await run(
    'complaint_listings_handler_new',
    'BEFORE INSERT ON complaint_listings',
    `SELECT ${district}, ${body} INTO NEW.district_code, NEW.handling_body ${ofComplaint}; RETURN NEW;`,
  )
  await run(
    'complaints_list_handler',
    `AFTER UPDATE OF ${sources} ON complaints`,
    `${follow} RETURN NULL;`,
  )
}

/** District and office of a complaint in its listing, so that officers' lists find by them. Column meanings: `complaint-listing-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('complaint_listings')
    .addColumn('district_code', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('complaint_listings').addColumn('handling_body', 'text').execute()
  await sql
    .raw(
      `UPDATE complaint_listings SET ${assignments('complaints')} FROM complaints WHERE complaints.id = complaint_listings.complaint_id`,
    )
    .execute(db)
  await db.schema
    .createIndex('complaint_listings_district')
    .on('complaint_listings')
    .columns(['district_code', 'created_at', 'position'])
    .execute()
  await db.schema
    .createIndex('complaint_listings_handler')
    .on('complaint_listings')
    .columns(['handling_body', 'due_on', 'created_at', 'position'])
    .where(sql.ref('handling_body'), 'is not', null)
    .execute()
  await (isPostgres(db) ? followOnPostgres(db) : followOnSqlite(db))
}
