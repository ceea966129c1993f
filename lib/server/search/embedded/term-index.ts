import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Postings } from '@/lib/search/index-model'
import { changedRows, partOf, readRows, rowCount } from '@/lib/search/row-set'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'

// The only code that accesses the table of postings. It replaces the databases' full text search: PostgreSQL visits each row with a word,
// 0.3 s for one that is in all of 200,000, where this reads 25 KB.

/** Lexemes of one search; a query of eight words with all its synonyms stays below. */
const lexemesMax = 400
/** Lexemes of a statement that writes. */
const batchSize = 1_000

interface Piece {
  lexeme: string
  part: number
  rows: Uint8Array
}

/** SQLite's driver returns blobs of several rows as plain buffers. */
const withBytes = <Row extends { rows: Uint8Array }>(row: Row): Row => ({
  ...row,
  rows: new Uint8Array(row.rows),
})

// The same statement for any number of lexemes, so that it is planned the same way each time.

/** The stored postings of lexemes, optionally of one part only. */
function piecesOf(db: Kysely<Database>, lexemes: readonly string[], part?: number) {
  const inPart = part === undefined ? sql`` : sql`and part = ${part}`
  return isPostgres(db)
    ? sql<Piece>`select lexeme, part, rows from search_postings where lexeme = any(${lexemes}::text[]) ${inPart}`
    : sql<Piece>`select lexeme, part, rows from json_each(${JSON.stringify(lexemes)}) cross join search_postings on lexeme = value ${inPart}`
}

/** Stores pieces of a part, as hexadecimal text, which fits in JSON and arrays of both databases. */
function put(
  db: Kysely<Database>,
  part: number,
  pieces: readonly { lexeme: string; rows: Uint8Array }[],
) {
  const hex = pieces.map(({ rows }) => Buffer.from(rows).toString('hex'))
  const lexemes = pieces.map(({ lexeme }) => lexeme)
  const given = isPostgres(db)
    ? sql`select lexeme, ${part}::integer, decode(hex, 'hex') from unnest(${lexemes}::text[], ${hex}::text[]) as given(lexeme, hex) where true`
    : sql`select value ->> 0, ${part}, unhex(value ->> 1) from json_each(${JSON.stringify(lexemes.map((lexeme, at) => [lexeme, hex[at]]))}) where true`
  return sql`insert into search_postings (lexeme, part, rows) ${given} on conflict (lexeme, part) do update set rows = excluded.rows`
}

/** The rows of each lexeme; unknown ones have none. */
export async function postingsOf(
  db: Kysely<Database>,
  lexemes: readonly string[],
): Promise<Postings> {
  const requested = lexemes.slice(0, lexemesMax)
  if (requested.length === 0) return new Map()
  const pieces = new Map<string, Piece[]>()
  for (const piece of (await piecesOf(db, requested).execute(db)).rows.map(withBytes)) {
    const others = pieces.get(piece.lexeme)
    if (others) others.push(piece)
    else pieces.set(piece.lexeme, [piece])
  }
  const postings = new Map<string, Uint32Array>()
  for (const [lexeme, own] of pieces) {
    const rows = new Uint32Array(own.reduce((sum, piece) => sum + rowCount(piece.rows), 0))
    let end = 0
    for (const piece of own) end = readRows(piece.rows, piece.part, rows, end)
    postings.set(lexeme, rows)
  }
  return postings
}

/** Collects which rows gain and lose which lexemes, and writes it in a few statements. One writer at a time, see `search_state`. */
export class PostingChanges {
  /** By part and lexeme: `row` for each gained, `~row` for each lost. */
  readonly #changes = new Map<number, Map<string, number[]>>()
  #count = 0

  /** Number of buffered changes. */
  get count() {
    return this.#count
  }

  #note(row: number, lexeme: string, change: number) {
    const part = partOf(row)
    const changes = this.#changes.get(part) ?? new Map<string, number[]>()
    this.#changes.set(part, changes)
    const known = changes.get(lexeme)
    if (known) known.push(change)
    else changes.set(lexeme, [change])
    this.#count += 1
  }

  add(row: number, lexeme: string) {
    this.#note(row, lexeme, row)
  }

  remove(row: number, lexeme: string) {
    this.#note(row, lexeme, ~row)
  }

  async write(db: Kysely<Database>): Promise<void> {
    for (const [part, changes] of this.#changes) {
      // Sorted, so that neighbours in the table are written together.
      const lexemes = [...changes.keys()].sort()
      for (let start = 0; start < lexemes.length; start += batchSize) {
        await this.#writeSome(db, part, changes, lexemes.slice(start, start + batchSize))
        await yieldToRequests()
      }
    }
    this.#changes.clear()
    this.#count = 0
  }

  async #writeSome(
    db: Kysely<Database>,
    part: number,
    changes: ReadonlyMap<string, readonly number[]>,
    lexemes: readonly string[],
  ) {
    const stored = (await piecesOf(db, lexemes, part).execute(db)).rows.map(withBytes)
    const before = new Map(stored.map(({ lexeme, rows }) => [lexeme, rows]))
    const after = lexemes.map((lexeme) => ({
      lexeme,
      rows: changedRows(before.get(lexeme) ?? new Uint8Array(), part, changes.get(lexeme) ?? []),
    }))
    const remaining = after.filter(({ rows }) => rows.length > 0)
    const gone = after
      .filter(({ lexeme, rows }) => rows.length === 0 && before.has(lexeme))
      .map(({ lexeme }) => lexeme)
    if (remaining.length > 0) await put(db, part, remaining).execute(db)
    if (gone.length > 0)
      await db
        .deleteFrom('search_postings')
        .where('part', '=', part)
        .where('lexeme', 'in', gone)
        .execute()
  }
}

/** The current lexemes of rows; missing rows have no entry. */
export async function lexemesOfRows(
  db: Kysely<Database>,
  rows: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (rows.length === 0) return new Map()
  const found = await db.selectFrom('search_rows').selectAll().where('id', 'in', rows).execute()
  // Lexemes are letters and digits.
  return new Map(found.map(({ id, lexemes }) => [id, lexemes.split(' ').filter(Boolean)]))
}
