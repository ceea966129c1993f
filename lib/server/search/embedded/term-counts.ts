import { type Kysely, sql } from 'kysely'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'

/** Terms of a statement. */
const batchSize = 1_000
/** Versions after which a dropped term is deleted; by then every process has read the change. */
const rememberedVersions = 1_000

interface Change {
  rows: number
  isWord: boolean
}

/** Adds to the stored counts of terms. Unchanged terms get no new version. */
function put(
  db: Kysely<Database>,
  changes: readonly { term: string; rows: number; isWord: number }[],
  version: number,
) {
  const given = isPostgres(db)
    ? sql`select *, ${version}::integer from unnest(${changes.map(({ term }) => term)}::text[],
        ${changes.map(({ rows }) => rows)}::integer[], ${changes.map(({ isWord }) => isWord)}::integer[]) as given where true`
    : sql`select value ->> 0, value ->> 1, value ->> 2, ${version}
        from json_each(${JSON.stringify(changes.map(({ term, rows, isWord }) => [term, rows, isWord]))}) where true`
  // A word that is now only a stem stays marked as a word until no row has it.
  return sql`insert into search_vocabulary (term, row_count, is_word, changed_in) ${given} on conflict (term) do update set
    row_count = search_vocabulary.row_count + excluded.row_count,
    is_word = case when excluded.is_word = 1 then 1 when search_vocabulary.row_count + excluded.row_count <= 0 then 0 else search_vocabulary.is_word end,
    changed_in = excluded.changed_in
    where excluded.row_count <> 0 or excluded.is_word > search_vocabulary.is_word`
}

/** Collects the changes of the vocabulary and writes them at the end in a few statements. */
export class TermCounts {
  readonly #changes = new Map<string, Change>()

  #change(term: string, rows: number, isWord: boolean) {
    const known = this.#changes.get(term)
    if (known) {
      known.rows += rows
      known.isWord ||= isWord
    } else this.#changes.set(term, { rows, isWord })
  }

  /**
   * @param before terms that a row had
   * @param after terms that it has now, each with whether it is in the text unstemmed
   */
  change(before: ReadonlySet<string>, after: ReadonlyMap<string, boolean>) {
    for (const term of before) if (!after.has(term)) this.#change(term, -1, false)
    for (const [term, isWord] of after) this.#change(term, before.has(term) ? 0 : 1, isWord)
  }

  /** @param version of the index in which readers see it */
  async write(db: Kysely<Database>, version: number): Promise<void> {
    // Sorted, so that two processes that write at the same time lock rows in the same order.
    const rows = [...this.#changes]
      .filter(([, { rows: count, isWord }]) => count !== 0 || isWord)
      .map(([term, change]) => ({ term, rows: change.rows, isWord: change.isWord ? 1 : 0 }))
      .sort((a, b) => (a.term < b.term ? -1 : 1))
    this.#changes.clear()
    for (let start = 0; start < rows.length; start += batchSize)
      await put(db, rows.slice(start, start + batchSize), version).execute(db)
    await db
      .deleteFrom('search_vocabulary')
      .where('row_count', '=', 0)
      .where('changed_in', '<', version - rememberedVersions)
      .execute()
  }
}
