import { type Kysely, sql } from 'kysely'
import { createTrigger } from '../create-trigger'
import { isPostgres } from '../dialect'
import { allWordsOf, positionOf, textsOf, textColumns } from './baseline/complaint-words'

/** PostgreSQL fills the words of what is there in transactions of their own. */
export const isOutsideTransaction = true

/** Texts as the search folds them: letters without the accents of Latin ones, which NFKD has made characters of their own. */
const withoutAccents = (texts: string) =>
  `regexp_replace(normalize(${texts}, NFKD), '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff]', '', 'g')`
const hasAccents = (texts: string) => `${withoutAccents(texts)} <> ${texts}`

/** About 10 ms, which an officer may have to wait for one of them. */
const rowsAtOnce = 500

async function storeFoldedWords(db: Kysely<unknown>) {
  const texts = textsOf('complaints')
  for (let last = 0; ;) {
    const { rows } = await sql<{
      position: number
    }>`select position from complaint_words where position > ${last} order by position limit ${sql.lit(rowsAtOnce)}`.execute(
      db,
    )
    const end = rows.at(-1)?.position
    if (end === undefined) return
    // The share of the row keeps words that were erased meanwhile from coming back.
    await sql`update complaint_words set words = folded.words from (
        select position as place, ${sql.raw(allWordsOf(withoutAccents(texts)))} as words
        from complaint_listings join complaints on complaints.id = complaint_id
        where position > ${last} and position <= ${end} and ${sql.raw(hasAccents(texts))}
        for share of complaints
      ) as folded where position = place`.execute(db)
    last = end
  }
}

/**
 * Words with accents are found on PostgreSQL as SQLite finds them: `désa` by `desa` and by `désa`. What has none costs a look at its letters.
 * Databases that do not hold Unicode know no accents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return
  const { rows } = await sql<{
    encoding: string
  }>`select current_setting('server_encoding') as encoding`.execute(db)
  if (rows[0]?.encoding !== 'UTF8') return
  const name = 'complaints_words_accented'
  await sql`drop trigger if exists ${sql.id(name)} on complaints`.execute(db)
  await sql`drop function if exists ${sql.id(name)}`.execute(db)
  const texts = textsOf('NEW')
  const words = allWordsOf(withoutAccents(texts))
  await createTrigger(db, {
    // After those that store the words: triggers of one event run in the order of their names.
    name,
    event: `AFTER INSERT OR UPDATE OF ${textColumns.join(', ')} ON complaints`,
    body: `IF ${hasAccents(texts)} THEN UPDATE complaint_words SET words = ${words} WHERE position = ${positionOf('NEW.id')}; END IF;`,
    returns: 'NULL',
  })
  await storeFoldedWords(db)
}
