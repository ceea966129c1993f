import { type Kysely, sql } from 'kysely'
import { fold } from '@/lib/fold'
import { changedRows, partOf } from '@/lib/search/row-set'
import { isPostgres } from '../dialect'

/** Rows read and written at a time. */
const batchSize = 500

/** Content that grows: its table, the columns that make the version of an item, what it is called in the index, and its id there. */
const followed = [
  { table: 'news', columns: ['content_hash', 'slug', 'end_at'], source: () => "'news'", id: 'id' },
  { table: 'services', columns: ['content_hash', 'slug'], source: () => "'services'", id: 'id' },
  {
    table: 'document_archives',
    columns: ['content_hash', 'slug'],
    source: () => "'archives'",
    id: 'id',
  },
  { table: 'featured_programs', columns: ['content_hash'], source: () => "'programs'", id: 'id' },
  { table: 'awards', columns: ['content_hash'], source: () => "'awards'", id: 'id' },
  {
    table: 'informations',
    columns: ['content_hash', 'slug', 'end_at', 'kind'],
    source: (row: string) => `${row}.kind`,
    id: 'id',
  },
  {
    table: 'events',
    columns: ['content_hash', 'date', 'is_demo', 'item_id'],
    source: () => "'events'",
    id: 'item_id',
  },
]

/** The database itself writes down which items an indexing has to look at, whatever code or hand changes them. */
async function followContent(db: Kysely<unknown>) {
  for (const { table, columns, source, id } of followed) {
    const note = (row: 'OLD' | 'NEW') =>
      `INSERT INTO search_due (source, item_id) VALUES (${source(row)}, ${row}.${id});`
    const name = `search_follows_${table}`
    if (isPostgres(db)) {
      const body = `IF TG_OP <> 'DELETE' THEN ${note('NEW')} END IF; IF TG_OP <> 'INSERT' THEN ${note('OLD')} END IF; RETURN NULL;`
      await sql
        .raw(
          `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} END $$`,
        )
        .execute(db)
      await sql
        .raw(
          `CREATE TRIGGER ${name} AFTER INSERT OR DELETE OR UPDATE OF ${columns.join(', ')} ON ${table} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
        )
        .execute(db)
    } else {
      await sql
        .raw(`CREATE TRIGGER ${name}_new AFTER INSERT ON ${table} BEGIN ${note('NEW')} END`)
        .execute(db)
      await sql
        .raw(
          `CREATE TRIGGER ${name}_change AFTER UPDATE OF ${columns.join(', ')} ON ${table} BEGIN ${note('NEW')} ${note('OLD')} END`,
        )
        .execute(db)
      await sql
        .raw(`CREATE TRIGGER ${name}_deleted AFTER DELETE ON ${table} BEGIN ${note('OLD')} END`)
        .execute(db)
    }
  }
}

interface Titled {
  id: number
  title_id: string
  title_en: string | null
}

async function addSortKeys(db: Kysely<unknown>) {
  // By characters in both databases, whatever their language settings.
  const text = isPostgres(db) ? sql`text collate "C"` : sql`text`
  for (const column of ['sort_id', 'sort_en'])
    await db.schema
      .alterTable('search_documents')
      .addColumn(column, text, (added) => added.notNull().defaultTo(''))
      .execute()
  for (let last = 0; ;) {
    const { rows } =
      await sql<Titled>`select id, title_id, title_en from search_documents where id > ${last} order by id limit ${sql.lit(batchSize)}`.execute(
        db,
      )
    for (const { id, title_id: indonesian, title_en: english } of rows) {
      await sql`update search_documents set sort_id = ${fold(indonesian)}, sort_en = ${fold(english ?? indonesian)} where id = ${id}`.execute(
        db,
      )
    }
    if (rows.length < batchSize) break
    last = rows.at(-1)?.id ?? last
  }
  for (const column of ['sort_id', 'sort_en'])
    await db.schema
      .createIndex(`search_documents_by_${column}`)
      .on('search_documents')
      .columns([column, 'id'])
      .execute()
}

/** Turns the full-text rows of the versions before into postings, a part of the rows at a time, so that memory stays small. */
async function fillPostings(db: Kysely<unknown>) {
  let part = 0
  let waiting = new Map<string, number[]>()
  const write = async () => {
    const pieces = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1))
    waiting = new Map()
    for (let start = 0; start < pieces.length; start += batchSize) {
      const values = pieces
        .slice(start, start + batchSize)
        .map(
          ([lexeme, rows]) =>
            sql`(${lexeme}, ${part}, ${Buffer.from(changedRows(new Uint8Array(), part, rows))})`,
        )
      await sql`insert into search_postings (lexeme, part, rows) values ${sql.join(values)}`.execute(
        db,
      )
    }
  }
  for (let last = -1; ;) {
    const { rows } = await sql<{
      id: number
      lexemes: string
    }>`select id, lexemes from search_rows where id > ${last} order by id limit ${sql.lit(batchSize)}`.execute(
      db,
    )
    for (const { id, lexemes } of rows) {
      if (partOf(id) !== part) {
        await write()
        part = partOf(id)
      }
      for (const lexeme of lexemes.split(' ').filter(Boolean)) {
        const known = waiting.get(lexeme)
        if (known) known.push(id)
        else waiting.set(lexeme, [id])
      }
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < batchSize) break
  }
  await write()
}

async function movePostings(db: Kysely<unknown>) {
  const lexeme = isPostgres(db) ? sql`text collate "C"` : sql`text`
  const table = db.schema
    .createTable('search_postings')
    .addColumn('lexeme', lexeme, (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('rows', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_postings_key', ['lexeme', 'part'])
  // SQLite keeps the pieces of a lexeme side by side when the key is the table's own.
  await (isPostgres(db) ? table : table.modifyEnd(sql`without rowid`)).execute()
  await db.schema
    .createTable('search_rows')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('lexemes', 'text', (column) => column.notNull())
    .execute()
  const lexemes = isPostgres(db)
    ? sql`select id, array_to_string(tsvector_to_array(terms), ' ') from search_terms`
    : sql`select rowid, terms from search_terms`
  await sql`insert into search_rows (id, lexemes) ${lexemes}`.execute(db)
  await fillPostings(db)
  await db.schema.dropTable('search_terms').execute()
}

/** Indexes that hold everything lists of content choose and order by, so that a deep page passes over entries of an index and not over texts. */
async function addListIndexes(db: Kysely<unknown>) {
  for (const name of [
    'news_by_time',
    'news_by_category',
    'news_by_views',
    'document_archives_by_time',
  ])
    await db.schema.dropIndex(name).execute()
  const index = (name: string, table: string, columns: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
  const isLive = ['published_at', 'id', 'end_at'] as const
  await index('news_listed_by_time', 'news', [...isLive, 'category', 'type'])
  await index('news_listed_by_category', 'news', ['category', ...isLive, 'type'])
  await index('news_listed_by_views', 'news', ['views', ...isLive, 'category', 'type'])
  await index('news_listed_by_category_views', 'news', ['category', 'views', ...isLive, 'type'])
  await index('news_listed_by_creation', 'news', ['created_at', ...isLive, 'category', 'type'])
  await index('news_listed_by_change', 'news', ['updated_at', ...isLive, 'category', 'type'])
  await index('document_archives_listed', 'document_archives', [
    'created_at',
    'id',
    'category',
    'year',
  ])
  await index('document_archives_listed_by_category', 'document_archives', [
    'category',
    'created_at',
    'id',
    'year',
  ])
  await index('document_archives_listed_by_year', 'document_archives', [
    'year',
    'created_at',
    'id',
    'category',
  ])
  const byCharacter = isPostgres(db) ? 'COLLATE "C"' : ''
  const titles = { id: 'lower(title_id)', en: 'lower(coalesce(title_en, title_id))' }
  for (const [language, title] of Object.entries(titles)) {
    await sql
      .raw(
        `CREATE INDEX news_listed_by_title_${language} ON news ((${title}) ${byCharacter}, published_at DESC, id DESC, end_at, category, type)`,
      )
      .execute(db)
  }
  await sql
    .raw(
      `CREATE INDEX document_archives_listed_by_title_id ON document_archives (folded_title ${byCharacter}, id, category, year)`,
    )
    .execute(db)
  await sql
    .raw(
      `CREATE INDEX document_archives_listed_by_title_en ON document_archives ((${titles.en}) ${byCharacter}, id, category, year)`,
    )
    .execute(db)
}

/**
 * Search over many documents: postings of our own instead of the databases' full text, and what changed in which version of the index, so that
 * nobody has to read all of it again. Column meanings: `search-types.ts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await movePostings(db)
  await addSortKeys(db)
  await db.schema
    .alterTable('search_vocabulary')
    .addColumn('changed_in', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('search_vocabulary_changes')
    .on('search_vocabulary')
    .columns(['changed_in', 'term', 'row_count', 'is_word'])
    .execute()
  await db.schema
    .createIndex('search_vocabulary_dropped')
    .on('search_vocabulary')
    .column('changed_in')
    .where(sql.ref('row_count'), '=', sql.lit(0))
    .execute()
  const changes = db.schema
    .createTable('search_changes')
    .addColumn('document', 'integer', (column) => column.primaryKey())
    .addColumn('changed_in', 'integer', (column) => column.notNull())
  // SQLite does not look a row's own number up in an index together with other columns, and would begin each piece at the first.
  await (isPostgres(db) ? changes : changes.modifyEnd(sql`without rowid`)).execute()
  await sql`insert into search_changes (document, changed_in) select id, 0 from search_documents`.execute(
    db,
  )
  await db.schema
    .createIndex('search_changes_by_version')
    .on('search_changes')
    .columns(['changed_in', 'document'])
    .execute()
  await db.schema
    .createTable('search_due')
    // A row for each change and none that several share: of two transactions neither takes away what the other has noted.
    .addColumn('id', isPostgres(db) ? 'bigserial' : 'integer', (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('search_due_by_source')
    .on('search_due')
    .columns(['source', 'id'])
    .execute()
  await followContent(db)
  await addListIndexes(db)
}
