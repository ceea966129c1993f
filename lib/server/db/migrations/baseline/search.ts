import { type Kysely, sql } from 'kysely'
import { counter, key, required, startsAs, textByCharacter } from '../../columns'
import { createIndexes } from '../../create-index'
import { createTrigger } from '../../create-trigger'
import { isPostgres } from '../../dialect'

/** What can be found. */
async function createDocuments(db: Kysely<unknown>) {
  await db.schema
    .createTable('search_documents')
    .addColumn('id', 'integer', key)
    .addColumn('source', 'text', required)
    .addColumn('item_id', 'integer', required)
    .addColumn('version', 'text', required)
    .addColumn('domain', 'text', required)
    .addColumn('path', 'text', required)
    .addColumn('slug', 'text', required)
    .addColumn('category', 'text')
    .addColumn('unit_id', 'text')
    .addColumn('unit_en', 'text')
    .addColumn('thumbnail', 'text')
    .addColumn('title_id', 'text', required)
    .addColumn('summary_id', 'text', required)
    .addColumn('body_id', 'text', required)
    .addColumn('title_en', 'text')
    .addColumn('summary_en', 'text')
    .addColumn('body_en', 'text')
    .addColumn('phrases', 'text', required)
    .addColumn('title_words_id', 'integer', required)
    .addColumn('title_words_en', 'integer', required)
    .addColumn('published_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('end_at', 'text')
    .addColumn('sort_id', textByCharacter(db), startsAs(''))
    .addColumn('sort_en', textByCharacter(db), startsAs(''))
    .addUniqueConstraint('search_documents_item', ['source', 'item_id'])
    .execute()
  await createIndexes(db, {
    search_documents_by_sort_id: 'search_documents (sort_id, id)',
    search_documents_by_sort_en: 'search_documents (sort_en, id)',
  })
}

/** Which rows hold a term, and every term that there is. */
async function createPostings(db: Kysely<unknown>) {
  const postings = db.schema
    .createTable('search_postings')
    .addColumn('lexeme', textByCharacter(db), required)
    .addColumn('part', 'integer', required)
    .addColumn('rows', isPostgres(db) ? 'bytea' : 'blob', required)
    .addPrimaryKeyConstraint('search_postings_key', ['lexeme', 'part'])
  // SQLite keeps the pieces of a lexeme side by side when the key is the table's own.
  await (isPostgres(db) ? postings : postings.modifyEnd(sql`without rowid`)).execute()
  await db.schema
    .createTable('search_rows')
    .addColumn('id', 'integer', key)
    .addColumn('lexemes', 'text', required)
    .execute()
  await db.schema
    .createTable('search_vocabulary')
    .addColumn('term', 'text', key)
    .addColumn('row_count', 'integer', required)
    .addColumn('is_word', 'integer', required)
    .addColumn('changed_in', 'integer', startsAs(0))
    .execute()
  await createIndexes(db, {
    search_vocabulary_changes: 'search_vocabulary (changed_in, term, row_count, is_word)',
    search_vocabulary_dropped: 'search_vocabulary (changed_in) where row_count = 0',
  })
}

/** What changed in which version of the index, so that nobody has to read all of it again. */
async function createVersions(db: Kysely<unknown>) {
  await db.schema
    .createTable('search_state')
    .addColumn('id', 'integer', key)
    .addColumn('version', 'integer', required)
    .execute()
  await sql`insert into search_state (id, version) values (1, 0)`.execute(db)
  const changes = db.schema
    .createTable('search_changes')
    .addColumn('document', 'integer', key)
    .addColumn('changed_in', 'integer', required)
  // SQLite does not look a row's own number up in an index together with other columns, and would begin each piece at the first.
  await (isPostgres(db) ? changes : changes.modifyEnd(sql`without rowid`)).execute()
  await createIndexes(db, { search_changes_by_version: 'search_changes (changed_in, document)' })
}

/** What makes the version of an item in the search. */
const followed = 'content_hash, slug, ends_at, search_source'
const noteOf = (row: 'OLD' | 'NEW') =>
  `INSERT INTO search_due (source, item_id) SELECT ${row}.search_source, ${row}.id WHERE ${row}.search_source IS NOT NULL;`

/** The database itself writes down which items an indexing has to look at, whatever code or hand changes them. */
async function followContent(db: Kysely<unknown>) {
  await db.schema
    .createTable('search_due')
    // A row for each change and none that several share: of two transactions neither takes away what the other has noted.
    .addColumn('id', ...counter(db))
    .addColumn('source', 'text', required)
    .addColumn('item_id', 'integer', required)
    .execute()
  await createIndexes(db, { search_due_by_source: 'search_due (source, id)' })
  const name = 'search_follows_content'
  if (isPostgres(db)) {
    await createTrigger(db, {
      name,
      event: `AFTER INSERT OR DELETE OR UPDATE OF ${followed} ON content_items`,
      body: `IF TG_OP <> 'DELETE' THEN ${noteOf('NEW')} END IF; IF TG_OP <> 'INSERT' THEN ${noteOf('OLD')} END IF;`,
      returns: 'NULL',
    })
    return
  }
  await createTrigger(db, {
    name: `${name}_new`,
    event: 'AFTER INSERT ON content_items',
    body: noteOf('NEW'),
  })
  await createTrigger(db, {
    name: `${name}_change`,
    event: `AFTER UPDATE OF ${followed} ON content_items`,
    body: `${noteOf('NEW')} ${noteOf('OLD')}`,
  })
  await createTrigger(db, {
    name: `${name}_deleted`,
    event: 'AFTER DELETE ON content_items',
    body: noteOf('OLD'),
  })
}

/** The index of the search over content, with postings of its own instead of the databases' full text. */
export async function createSearch(db: Kysely<unknown>): Promise<void> {
  await createDocuments(db)
  await createPostings(db)
  await createVersions(db)
  await followContent(db)
}
