import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect'

type Row = 'NEW' | 'complaints'

/** What a listing holds of its complaint, by column. `is_listed` is the one place that says which complaints everybody may see. */
const listed = (row: Row): Record<string, string> => ({
  is_listed: `CASE WHEN ${row}.type = 'public' AND ${row}.held_reason IS NULL AND ${row}.title <> '' THEN 1 ELSE 0 END`,
  is_held: `CASE WHEN ${row}.held_reason IS NULL THEN 0 ELSE 1 END`,
  status: `${row}.status`,
  category_id: `${row}.category_id`,
  subcategory_id: `${row}.subcategory_id`,
  city_code: `${row}.city_code`,
  awaits: `${row}.awaits`,
  due_on: `coalesce(${row}.resolve_due_on, '9999-12-31')`,
  created_at: `${row}.created_at`,
  updated_at: `${row}.updated_at`,
})
const sources = [
  'type',
  'held_reason',
  'title',
  'status',
  'category_id',
  'subcategory_id',
  'city_code',
  'awaits',
  'resolve_due_on',
  'created_at',
  'updated_at',
]

/** What words are looked for in, with a word for the city, so that a search in one city reads no other's. */
const texts = ['title', 'reason', 'village_name', 'district_name', 'city_name', 'city_code']
const wordsOf = (row: Row) =>
  `${texts.map((column) => `${row}.${column}`).join(" || ' ' || ")} || ' city' || replace(${row}.city_code, '.', '')`
/** PostgreSQL's parser would take `jalan/desa` for a path and `10.5` for a number; only letters and digits are words here. */
const vectorOf = (row: Row) =>
  `to_tsvector('simple', regexp_replace(lower(${wordsOf(row)}), '[-!-/:-@\\[-\`{-~[:space:]]+', ' ', 'g'))`

const assignments = Object.entries(listed('NEW'))
  .map(([column, value]) => `${column} = ${value}`)
  .join(', ')
const insertListing = `INSERT INTO complaint_listings (complaint_id, ${Object.keys(listed('NEW')).join(', ')}) VALUES (NEW.id, ${Object.values(listed('NEW')).join(', ')});`
const updateListing = `UPDATE complaint_listings SET ${assignments} WHERE complaint_id = NEW.id;`
const positionOf = (id: string) =>
  `(SELECT position FROM complaint_listings WHERE complaint_id = ${id})`
const countSupporter = (id: string, change: string) =>
  `UPDATE complaint_listings SET supporters = supporters ${change} WHERE complaint_id = ${id};`
const textsChanged = texts
  .map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`)
  .join(' OR ')

async function followOnSqlite(db: Kysely<unknown>) {
  const run = (name: string, event: string, body: string) =>
    sql.raw(`CREATE TRIGGER ${name} ${event} BEGIN ${body} END`).execute(db)
  const forget = (id: string) => `DELETE FROM complaint_words WHERE rowid = ${positionOf(id)};`
  const remember = `INSERT INTO complaint_words (rowid, words) VALUES (${positionOf('NEW.id')}, ${wordsOf('NEW')});`
  await run('complaints_list_new', 'AFTER INSERT ON complaints', `${insertListing} ${remember}`)
  await run(
    'complaints_list_change',
    `AFTER UPDATE OF ${sources.join(', ')} ON complaints`,
    updateListing,
  )
  await run(
    'complaints_word_change',
    `AFTER UPDATE OF ${texts.join(', ')} ON complaints WHEN ${textsChanged}`,
    `${forget('NEW.id')} ${remember}`,
  )
  await run(
    'complaint_takes_listing',
    'BEFORE DELETE ON complaints',
    `${forget('OLD.id')} DELETE FROM complaint_listings WHERE complaint_id = OLD.id;`,
  )
  await run(
    'complaint_supporters_count_new',
    'AFTER INSERT ON complaint_supporters',
    countSupporter('NEW.complaint_id', '+ 1'),
  )
  await run(
    'complaint_supporters_count_deleted',
    'AFTER DELETE ON complaint_supporters',
    countSupporter('OLD.complaint_id', '- 1'),
  )
}

async function followOnPostgres(db: Kysely<unknown>) {
  const run = (name: string, event: string, body: string) =>
    sql
      .raw(
        `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} END $$; CREATE TRIGGER ${name} ${event} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
      )
      .execute(db)
  const forget = (id: string) => `DELETE FROM complaint_words WHERE position = ${positionOf(id)};`
  await run(
    'complaints_list_new',
    'AFTER INSERT ON complaints',
    `${insertListing} INSERT INTO complaint_words (position, words) VALUES (${positionOf('NEW.id')}, ${vectorOf('NEW')}); RETURN NULL;`,
  )
  await run(
    'complaints_list_change',
    `AFTER UPDATE OF ${sources.join(', ')} ON complaints`,
    `${updateListing} RETURN NULL;`,
  )
  await run(
    'complaints_word_change',
    `AFTER UPDATE OF ${texts.join(', ')} ON complaints`,
    `IF ${textsChanged} THEN UPDATE complaint_words SET words = ${vectorOf('NEW')} WHERE position = ${positionOf('NEW.id')}; END IF; RETURN NULL;`,
  )
  await run(
    'complaint_takes_listing',
    'BEFORE DELETE ON complaints',
    `${forget('OLD.id')} DELETE FROM complaint_listings WHERE complaint_id = OLD.id; RETURN OLD;`,
  )
  await run(
    'complaint_supporters_count',
    'AFTER INSERT OR DELETE ON complaint_supporters',
    `IF TG_OP = 'INSERT' THEN ${countSupporter('NEW.complaint_id', '+ 1')} ELSE ${countSupporter('OLD.complaint_id', '- 1')} END IF; RETURN NULL;`,
  )
}

/** Every narrowing that lists offer together, in the order in which they are shown, so that a page reads only its own rows. */
async function addIndexes(db: Kysely<unknown>) {
  const byReceipt = ['created_at', 'position', 'is_listed'] as const
  const index = (name: string, columns: readonly string[]) =>
    db.schema
      .createIndex(`complaint_listings_${name}`)
      .on('complaint_listings')
      .columns([...columns])
      .execute()
  await index('received', byReceipt)
  await index('status', ['status', ...byReceipt])
  await index('category', ['category_id', ...byReceipt])
  await index('subcategory', ['category_id', 'subcategory_id', ...byReceipt])
  await index('city', ['city_code', ...byReceipt])
  await index('status_category', ['status', 'category_id', ...byReceipt])
  await index('status_city', ['status', 'city_code', ...byReceipt])
  await index('category_city', ['category_id', 'city_code', ...byReceipt])
  await index('changed', ['updated_at', 'position', 'is_listed'])
  await index('supported', ['supporters', ...byReceipt])
  await index('due', ['due_on', 'created_at', 'position'])
  await index('status_due', ['status', 'due_on', 'created_at', 'position'])
  await db.schema
    .createIndex('complaint_listings_awaiting')
    .on('complaint_listings')
    .columns(['awaits', 'due_on'])
    .where(sql.ref('awaits'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('complaint_listings_held')
    .on('complaint_listings')
    .column('due_on')
    .where(sql.ref('is_held'), '=', sql.lit(1))
    .execute()
}

async function fill(db: Kysely<unknown>) {
  const values = Object.entries(listed('complaints'))
  await sql
    .raw(
      `INSERT INTO complaint_listings (complaint_id, supporters, ${values.map(([column]) => column).join(', ')})
        SELECT id, (SELECT count(*) FROM complaint_supporters WHERE complaint_id = id), ${values.map(([, value]) => value).join(', ')} FROM complaints ORDER BY created_at, id`,
    )
    .execute(db)
  const [target, words] = isPostgres(db)
    ? ['position', vectorOf('complaints')]
    : ['rowid', wordsOf('complaints')]
  await sql
    .raw(
      `INSERT INTO complaint_words (${target}, words) SELECT position, ${words} FROM complaints JOIN complaint_listings ON complaint_id = complaints.id ORDER BY position`,
    )
    .execute(db)
}

/**
 * A narrow row for each complaint, by which lists find, order and count without reading complaints, and the words of each for searches.
 * The database itself keeps both, so that they are true whatever code runs. Column meanings: `complaint-listing-types.ts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('complaint_listings')
    // A key of its own and not the row's: compacting the file may number rows anew.
    .addColumn('position', isPostgres(db) ? 'bigserial' : 'integer', (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('complaint_id', 'text', (column) =>
      column.notNull().unique().references('complaints.id'),
    )
    .addColumn('is_listed', 'integer', (column) => column.notNull())
    .addColumn('is_held', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('subcategory_id', 'text')
    .addColumn('city_code', 'text', (column) => column.notNull())
    .addColumn('awaits', 'text')
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('supporters', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  if (isPostgres(db)) {
    await db.schema
      .createTable('complaint_words')
      .addColumn('position', 'bigint', (column) => column.primaryKey())
      .addColumn('words', sql`tsvector`, (column) => column.notNull())
      .execute()
  } else {
    // Prefixes of three and four letters are words of their own, or the first letters of a common word would gather half of all.
    await sql
      .raw(
        `CREATE VIRTUAL TABLE complaint_words USING fts5(words, content='', contentless_delete=1, detail=none, prefix='3 4', tokenize="unicode61 remove_diacritics 2")`,
      )
      .execute(db)
  }
  await fill(db)
  await addIndexes(db)
  if (isPostgres(db)) {
    await db.schema
      .createIndex('complaint_words_found')
      .on('complaint_words')
      .using('gin')
      .column('words')
      .execute()
    await followOnPostgres(db)
  } else {
    await followOnSqlite(db)
  }
  // What lists asked of complaints themselves before.
  for (const name of [
    'complaints_public',
    'complaints_by_area',
    'complaints_by_status',
    'complaints_due',
  ])
    await db.schema.dropIndex(name).execute()
}
