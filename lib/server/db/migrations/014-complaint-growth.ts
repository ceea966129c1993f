import { type Kysely, sql } from 'kysely'
import { createIndexConcurrently } from '../create-index'
import { isPostgres } from '../dialect'
import { textsOf } from './baseline/complaint-words'

/** PostgreSQL's indexes are built beside writers. */
export const isOutsideTransaction = true

/** A place as the number of its cell, a hundredth of a degree each way; `nearbyCells` names those of a box. */
const cell = 'round(latitude * 100), round(longitude * 100)'

const indexes: Readonly<Record<string, string>> = {
  // Complaints that are late, without a look at the row of each that waits for its reporter.
  complaint_listings_late: 'complaint_listings (due_on, created_at, position) where awaits is null',
  // What everybody may see of a district, which is counted without a look at each row.
  complaint_listings_district_listed:
    'complaint_listings (district_code, created_at, position, is_listed)',
  complaints_near_open: `complaints (${cell}, category_id, created_at) where closed_at is null and merged_into_id is null`,
  complaints_near_closed: `complaints (${cell}, category_id, closed_at) where closed_at is not null and merged_into_id is null`,
}

/** Longest beginning of a word that is a word of its own in the index. */
const beginningMax = 12

/**
 * SQLite gathers all complaints with a beginning before it gives the newest, unless the beginning is a word of its own in the index. Until now
 * those of three and four letters were; the option cannot be changed, so the words are stored anew.
 */
async function storeMoreBeginnings(db: Kysely<unknown>) {
  const lengths = Array.from({ length: beginningMax - 2 }, (_, nth) => nth + 3)
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run('DROP TABLE complaint_words')
  await run(
    "CREATE VIRTUAL TABLE complaint_words USING fts5(words, content='', contentless_delete=1, " +
      `detail=none, prefix='${lengths.join(' ')}', tokenize="unicode61 remove_diacritics 2")`,
  )
  await run(
    `INSERT INTO complaint_words (rowid, words) SELECT position, ${textsOf('complaints')}
      FROM complaint_listings JOIN complaints ON complaints.id = complaint_id ORDER BY position`,
  )
}

/** What keeps searches, look-alikes and the list of late complaints from growing with all complaints. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of Object.entries(indexes))
    await createIndexConcurrently(db, name, definition)
  if (!isPostgres(db)) await storeMoreBeginnings(db)
}
