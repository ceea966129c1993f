import { type Kysely, sql } from 'kysely'
import type { Postings } from '@/lib/search/index-model'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'

// The only code that speaks to the full-text tables. Lexemes are a field letter and a term of letters and digits; they travel as bound
// parameters, and inside them as quoted strings, so no sign of either query language can be meant.

/** FTS5 string: quotes are doubled. */
const ftsString = (lexeme: string) => `"${lexeme.replaceAll('"', '""')}"`
/** tsquery lexeme: quotes and backslashes are doubled. */
const tsString = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Lexemes of one search; a query of eight words with all its synonyms stays below. */
const lexemesMax = 400

const comma = 44
const zero = 48

/** Numbers of a list such as `12,7,40`; read sign by sign because a common word has thousands of them. */
function rowsOf(list: string | null): Uint32Array {
  if (!list) return new Uint32Array()
  const rows = new Uint32Array(list.length)
  let [count, number] = [0, 0]
  for (let at = 0; at < list.length; at += 1) {
    const code = list.charCodeAt(at)
    if (code === comma) {
      rows[count] = number
      count += 1
      number = 0
    } else number = number * 10 + code - zero
  }
  rows[count] = number
  return rows.slice(0, count + 1)
}

interface Found {
  lexeme: string
  list: string | null
}

// One statement for any number of lexemes, so that it is compiled the same way each time.

const postgresPostings = (lexemes: readonly string[]) => sql<Found>`
  select asked.lexeme, (select string_agg(id::text, ',') from search_terms where terms @@ asked.query::tsquery) as list
  from unnest(${lexemes}::text[], ${lexemes.map(tsString)}::text[]) as asked(lexeme, query)`

const sqlitePostings = (lexemes: readonly string[]) => sql<Found>`
  select key as lexeme, (select group_concat(rowid) from search_terms where search_terms match value) as list
  from json_each(${JSON.stringify(Object.fromEntries(lexemes.map((lexeme) => [lexeme, ftsString(lexeme)])))})`

/** Rows that hold each of the lexemes; an unknown one has none. */
export async function postingsOf(db: Kysely<Database>, lexemes: readonly string[]): Promise<Postings> {
  const asked = lexemes.slice(0, lexemesMax)
  if (asked.length === 0) return new Map()
  const { rows } = await (isPostgres(db) ? postgresPostings(asked) : sqlitePostings(asked)).execute(db)
  return new Map(rows.map(({ lexeme, list }) => [lexeme, rowsOf(list)]))
}

/** Stores the lexemes of a row, in place of what it had. */
export async function putRow(db: Kysely<Database>, row: number, lexemes: readonly string[]): Promise<void> {
  if (isPostgres(db)) {
    await sql`insert into search_terms (id, terms) values (${row}, array_to_tsvector(${lexemes}::text[]))
      on conflict (id) do update set terms = excluded.terms`.execute(db)
    return
  }
  await removeRow(db, row)
  await sql`insert into search_terms (rowid, terms) values (${row}, ${lexemes.join(' ')})`.execute(db)
}

export async function removeRow(db: Kysely<Database>, row: number): Promise<void> {
  await (isPostgres(db) ? sql`delete from search_terms where id = ${row}` : sql`delete from search_terms where rowid = ${row}`).execute(db)
}

/** The lexemes that a row holds now; empty when it does not exist. */
export async function lexemesOfRow(db: Kysely<Database>, row: number): Promise<string[]> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ lexemes: string[] }>`select tsvector_to_array(terms) as lexemes from search_terms where id = ${row}`.execute(db)
    return rows[0]?.lexemes ?? []
  }
  const { rows } = await sql<{ terms: string }>`select terms from search_terms where rowid = ${row}`.execute(db)
  return rows[0]?.terms.split(' ').filter(Boolean) ?? []
}
