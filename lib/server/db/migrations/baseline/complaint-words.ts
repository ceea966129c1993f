import { type Kysely, sql } from 'kysely'
import { key, required } from '../../columns'
import { createIndexes } from '../../create-index'
import { createTrigger } from '../../create-trigger'
import { isPostgres } from '../../dialect'

/** What words are looked for in, with a word for the city, so that a search in one city reads no other's. */
export const textColumns = [
  'title',
  'reason',
  'village_name',
  'district_name',
  'city_name',
  'city_code',
]
/** The words of a row of complaints, as SQLite takes them. */
export const textsOf = (row: 'NEW' | 'complaints') =>
  `${textColumns.map((column) => `${row}.${column}`).join(" || ' ' || ")} || ' city' || replace(${row}.city_code, '.', '')`
const allTexts = textsOf('NEW')
/** PostgreSQL's parser would take `jalan/desa` for a path and `10.5` for a number; only letters and digits are words here. */
export const allWordsOf = (texts: string) =>
  `to_tsvector('simple', regexp_replace(lower(${texts}), '[-!-/:-@\\[-\`{-~[:space:]]+', ' ', 'g'))`
const allWords = allWordsOf(allTexts)

/** The place of a complaint's words. */
export const positionOf = (id: string) =>
  `(SELECT position FROM complaint_listings WHERE complaint_id = ${id})`

/** Statements of triggers on complaints: the words of a new complaint are stored once it is listed, and taken out before its listing is. */
export function wordStatements(db: Kysely<unknown>) {
  const [place, words] = isPostgres(db) ? ['position', allWords] : ['rowid', allTexts]
  return {
    remember: `INSERT INTO complaint_words (${place}, words) VALUES (${positionOf('NEW.id')}, ${words});`,
    forget: (id: 'NEW.id' | 'OLD.id') =>
      `DELETE FROM complaint_words WHERE ${place} = ${positionOf(id)};`,
  }
}

async function followTexts(db: Kysely<unknown>) {
  const name = 'complaints_word_change'
  const event = `AFTER UPDATE OF ${textColumns.join(', ')} ON complaints`
  const isChanged = textColumns
    .map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`)
    .join(' OR ')
  if (isPostgres(db)) {
    await createTrigger(db, {
      name,
      event,
      body: `IF ${isChanged} THEN UPDATE complaint_words SET words = ${allWords} WHERE position = ${positionOf('NEW.id')}; END IF;`,
      returns: 'NULL',
    })
    return
  }
  const { forget, remember } = wordStatements(db)
  await createTrigger(db, {
    name,
    event: `${event} WHEN ${isChanged}`,
    body: `${forget('NEW.id')} ${remember}`,
  })
}

/** The words of each complaint for searches, under the position of its listing. */
export async function createComplaintWords(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await db.schema
      .createTable('complaint_words')
      .addColumn('position', 'bigint', key)
      .addColumn('words', sql`tsvector`, required)
      .execute()
    await createIndexes(db, { complaint_words_found: 'complaint_words using gin (words)' })
  } else {
    // Prefixes of three and four letters are words of their own, or the first letters of a common word would gather half of all.
    await sql
      .raw(
        "CREATE VIRTUAL TABLE complaint_words USING fts5(words, content='', contentless_delete=1, " +
          `detail=none, prefix='3 4', tokenize="unicode61 remove_diacritics 2")`,
      )
      .execute(db)
  }
  await followTexts(db)
}
