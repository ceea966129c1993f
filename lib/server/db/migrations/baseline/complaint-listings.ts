import type { Kysely } from 'kysely'
import { counter, required, startsAs } from '../../columns'
import { createIndexes } from '../../create-index'
import { createTrigger } from '../../create-trigger'
import { isPostgres } from '../../dialect'
import { createComplaintWords, wordStatements } from './complaint-words'

async function createListings(db: Kysely<unknown>) {
  await db.schema
    .createTable('complaint_listings')
    // A key of its own and not the row's: compacting the file may number rows anew.
    .addColumn('position', ...counter(db))
    .addColumn('complaint_id', 'text', (column) =>
      column.notNull().unique().references('complaints.id'),
    )
    .addColumn('is_listed', 'integer', required)
    .addColumn('is_held', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('category_id', 'text', required)
    .addColumn('subcategory_id', 'text')
    .addColumn('city_code', 'text', required)
    .addColumn('awaits', 'text')
    .addColumn('due_on', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('supporters', 'integer', startsAs(0))
    .addColumn('district_code', 'text', startsAs(''))
    .addColumn('handling_body', 'text')
    .execute()
}

/** Public lists pass over what is not listed without reading its row. */
const byReceipt = 'created_at, position, is_listed'
const byDueDay = 'due_on, created_at, position'

/** Every narrowing that lists offer together, in the order in which they are shown, so that a page reads only its own rows. */
const orders: Readonly<Record<string, string>> = {
  received: `(${byReceipt})`,
  status: `(status, ${byReceipt})`,
  category: `(category_id, ${byReceipt})`,
  subcategory: `(category_id, subcategory_id, ${byReceipt})`,
  city: `(city_code, ${byReceipt})`,
  status_category: `(status, category_id, ${byReceipt})`,
  status_city: `(status, city_code, ${byReceipt})`,
  category_city: `(category_id, city_code, ${byReceipt})`,
  changed: '(updated_at, position, is_listed)',
  supported: `(supporters, ${byReceipt})`,
  // Officers' lists show what is not listed as well.
  due: `(${byDueDay})`,
  status_due: `(status, ${byDueDay})`,
  awaiting: '(awaits, due_on) where awaits is not null',
  held: '(due_on) where is_held = 1',
  district: '(district_code, created_at, position)',
  handler: `(handling_body, ${byDueDay}) where handling_body is not null`,
  category_due: `(category_id, ${byDueDay})`,
  city_due: `(city_code, ${byDueDay})`,
  district_due: `(district_code, ${byDueDay})`,
  handler_received: '(handling_body, created_at, position) where handling_body is not null',
}

/** What a listing holds of its complaint, by column. `is_listed` is the one place that says which complaints everybody may see. */
const listed: Readonly<Record<string, string>> = {
  is_listed:
    "CASE WHEN NEW.type = 'public' AND NEW.held_reason IS NULL AND NEW.title <> '' THEN 1 ELSE 0 END",
  is_held: 'CASE WHEN NEW.held_reason IS NULL THEN 0 ELSE 1 END',
  status: 'NEW.status',
  category_id: 'NEW.category_id',
  subcategory_id: 'NEW.subcategory_id',
  city_code: 'NEW.city_code',
  awaits: 'NEW.awaits',
  due_on: "coalesce(NEW.resolve_due_on, '9999-12-31')",
  created_at: 'NEW.created_at',
  updated_at: 'NEW.updated_at',
}
const sources =
  'type, held_reason, title, status, category_id, subcategory_id, city_code, awaits, resolve_due_on, created_at, updated_at'

async function followComplaints(db: Kysely<unknown>) {
  const { remember, forget } = wordStatements(db)
  const assignments = Object.entries(listed).map(([column, value]) => `${column} = ${value}`)
  await createTrigger(db, {
    name: 'complaints_list_new',
    event: 'AFTER INSERT ON complaints',
    body: `INSERT INTO complaint_listings (complaint_id, ${Object.keys(listed).join(', ')}) VALUES (NEW.id, ${Object.values(listed).join(', ')}); ${remember}`,
    returns: 'NULL',
  })
  await createTrigger(db, {
    name: 'complaints_list_change',
    event: `AFTER UPDATE OF ${sources} ON complaints`,
    body: `UPDATE complaint_listings SET ${assignments.join(', ')} WHERE complaint_id = NEW.id;`,
    returns: 'NULL',
  })
  await createTrigger(db, {
    name: 'complaint_takes_listing',
    event: 'BEFORE DELETE ON complaints',
    body: `${forget('OLD.id')} DELETE FROM complaint_listings WHERE complaint_id = OLD.id;`,
    returns: 'OLD',
  })
}

/** District and office, by triggers of their own. No office is null, so that an index need not hold those that went nowhere. */
async function followHandlers(db: Kysely<unknown>) {
  const values = "complaints.district_code, nullif(complaints.handling_body, '')"
  const ofComplaint = 'FROM complaints WHERE complaints.id = NEW.complaint_id'
  const name = 'complaint_listings_handler_new'
  await (isPostgres(db)
    ? createTrigger(db, {
        name,
        event: 'BEFORE INSERT ON complaint_listings',
        body: `SELECT ${values} INTO NEW.district_code, NEW.handling_body ${ofComplaint};`,
        returns: 'NEW',
      })
    : createTrigger(db, {
        name,
        event: 'AFTER INSERT ON complaint_listings',
        body: `UPDATE complaint_listings SET (district_code, handling_body) = (SELECT ${values} ${ofComplaint}) WHERE position = NEW.position;`,
      }))
  await createTrigger(db, {
    name: 'complaints_list_handler',
    event: 'AFTER UPDATE OF district_code, handling_body ON complaints',
    body: "UPDATE complaint_listings SET district_code = NEW.district_code, handling_body = nullif(NEW.handling_body, '') WHERE complaint_id = NEW.id;",
    returns: 'NULL',
  })
}

async function countSupporters(db: Kysely<unknown>) {
  const name = 'complaint_supporters_count'
  const more =
    'UPDATE complaint_listings SET supporters = supporters + 1 WHERE complaint_id = NEW.complaint_id;'
  const fewer =
    'UPDATE complaint_listings SET supporters = supporters - 1 WHERE complaint_id = OLD.complaint_id;'
  if (isPostgres(db)) {
    await createTrigger(db, {
      name,
      event: 'AFTER INSERT OR DELETE ON complaint_supporters',
      body: `IF TG_OP = 'INSERT' THEN ${more} ELSE ${fewer} END IF;`,
      returns: 'NULL',
    })
    return
  }
  await createTrigger(db, {
    name: `${name}_new`,
    event: 'AFTER INSERT ON complaint_supporters',
    body: more,
  })
  await createTrigger(db, {
    name: `${name}_deleted`,
    event: 'AFTER DELETE ON complaint_supporters',
    body: fewer,
  })
}

/**
 * A narrow row for each complaint, by which lists find, order and count without reading complaints, and the words of each for searches.
 * The database itself keeps both, so that they are true whatever code runs.
 */
export async function createComplaintListings(db: Kysely<unknown>): Promise<void> {
  await createListings(db)
  await createIndexes(
    db,
    Object.fromEntries(
      Object.entries(orders).map(([name, columns]) => [
        `complaint_listings_${name}`,
        `complaint_listings ${columns}`,
      ]),
    ),
  )
  await createComplaintWords(db)
  await followComplaints(db)
  await followHandlers(db)
  await countSupporters(db)
}
