import { type Kysely, sql } from 'kysely'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'

const ownIndexes = "'search\\_%' escape '\\' or name like '%\\_listed%' escape '\\'"

/** What the migration follows and indexes, for tables that later ones have replaced. */
const columns =
  'content_hash slug end_at kind date is_demo item_id category type published_at created_at updated_at views year title_id title_en folded_title'.split(
    ' ',
  )
const replaced = [
  'awards',
  'document_archives',
  'events',
  'featured_programs',
  'informations',
  'news',
  'services',
]

/** Takes the migration back: the search tables are as migration 005 left them, with the same documents, and replaced tables stand there empty. */
export async function undoSearchGrowth(db: Kysely<Database>) {
  const run = (statement: string) => sql.raw(statement).execute(db)
  for (const table of replaced)
    await run(
      `create table ${table} (id integer, ${columns.map((name) => `${name} text`).join(', ')})`,
    )
  if (isPostgres(db)) {
    const { rows } = await sql<{
      name: string
    }>`select proname as name from pg_proc where proname like 'search\\_follows\\_%'`.execute(db)
    for (const { name } of rows) await run(`drop function ${name} cascade`)
    await run('create table search_terms (id integer primary key, terms tsvector not null)')
    await run(
      "insert into search_terms select id, array_to_tsvector(string_to_array(lexemes, ' ')) from search_rows",
    )
  } else {
    const { rows } = await sql<{
      name: string
    }>`select name from sqlite_master where type = 'trigger' and name like 'search\\_follows\\_%' escape '\\'`.execute(
      db,
    )
    for (const { name } of rows) await run(`drop trigger ${name}`)
    await run(
      "create virtual table search_terms using fts5(terms, tokenize = 'ascii', detail = none, columnsize = 0)",
    )
    await run('insert into search_terms (rowid, terms) select id, lexemes from search_rows')
  }
  for (const table of ['search_rows', 'search_postings', 'search_changes', 'search_due'])
    await run(`drop table ${table}`)
  const names = isPostgres(db)
    ? await sql
        .raw<{ name: string }>(
          `select name from (select indexname as name from pg_indexes where schemaname = 'public' and indexdef not like '%UNIQUE%') as indexes where name like ${ownIndexes}`,
        )
        .execute(db)
    : await sql
        .raw<{ name: string }>(
          `select name from sqlite_master where type = 'index' and sql is not null and (name like ${ownIndexes})`,
        )
        .execute(db)
  for (const { name } of names.rows) await run(`drop index ${name}`)
  for (const column of ['sort_id', 'sort_en'])
    await run(`alter table search_documents drop column ${column}`)
  await run('alter table search_vocabulary drop column changed_in')
  for (const [name, on] of Object.entries({
    news_by_time: 'news (published_at)',
    news_by_category: 'news (category)',
    news_by_views: 'news (views)',
    document_archives_by_time: 'document_archives (category)',
  }))
    await run(`create index ${name} on ${on}`)
}
